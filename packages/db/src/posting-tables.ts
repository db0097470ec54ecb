import type {
  PostingDates,
  PostingReading,
  PostingState,
  ResumeSection,
} from '@tailorbird/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Stamp } from './columns.ts'

/** A posting that a person keeps, read beside their resume. */
export interface PostingTable {
  id: Generated<string>
  owner_id: string
  text: string
  /** Of the text: the same one comes in once. */
  text_hash: ColumnType<string, never, never>
  title: Generated<string>
  company: Generated<string>
  place: Generated<string>
  link: Generated<string>
  note: Generated<string>
  state: Generated<PostingState>
  dates: ColumnType<PostingDates, string | undefined, string>
  reading: ColumnType<PostingReading | null, string | undefined, string | null>
  /** What it was read with and beside; null until it is. */
  read_for: string | null
  /** The job that tailors for it. */
  job_id: string | null
  rev: Generated<number>
  created_at: CreatedAt
}

/** The resume that a person's postings are scored against. */
export interface ScoredResumeTable {
  owner_id: string
  original_content: string
  sections: ColumnType<ResumeSection[] | null, string | null, string | null>
  file_name: string
  updated_at: Stamp
}
