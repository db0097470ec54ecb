import type {
  PostingDates,
  PostingReading,
  PostingState,
  ResumeSection,
} from '@tailorbird/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Stamp } from './columns.ts'

/** A must that the resume does not show, and what all postings together know it by. */
export interface StoredLack {
  term: string
  name: string
  anyOf: { term: string; name: string }[]
}

/** What a posting's copies are found by: numbers alone. */
export interface StoredPrint {
  title: number[]
  company: number
  terms: number[]
  sketch: number[]
  size: number
}

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
  lacks: ColumnType<StoredLack[], never, never>
  print: ColumnType<StoredPrint | null, never, never>
  /** The posting of the same owner that it is a copy of. */
  copy_of: string | null
  /** What it was read with and beside; null until it is. */
  read_for: string | null
  /** The job that tailors for it. */
  job_id: string | null
  /** One that is not shown: an earlier one with a result, or one that failed or was taken off since. */
  other_job_id: string | null
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
