import type { JobMode, ResumeSection, StructuredResume, TailorOptions } from '@tailorbird/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './columns.ts'

/** Jobs that came together, and the resume that they are made from. */
export interface BatchTable {
  id: string
  owner_id: string
  mode: JobMode
  /** Of its jobs and of their results: it stays as long as any of them is there. */
  original_content: string
  /** What the text's headings open, where the person said so. */
  sections: ColumnType<ResumeSection[] | null, string | null | undefined, never>
  /** How it is to be written, where the person said so. */
  options: ColumnType<TailorOptions | null, string | null | undefined, never>
  file_name: string | null
  /** Its jobs wait until it is resumed, also those that are added meanwhile. */
  paused: Generated<boolean>
  /** Lists of batches have it; that of a job that came or was queued alone they have not. */
  listed: boolean
  created_at: CreatedAt
}

/** A batch's original as it was read, once for all results that were made from the same: what their edits are checked against. */
export interface BatchReadingTable {
  batch_id: string
  hash: string
  /** Null where it is the original as it stands. */
  markdown: string | null
  /** As data; null for results from before documents were kept. */
  document: ColumnType<StructuredResume | null, string, never>
}
