import type { Reading } from '../clauses/reading.ts'

/** A text with what it is compared with. */
export interface Comparison {
  told: Reading
  /** The line that it replaces. */
  target?: Reading | undefined
  /** All lines that it comes from, that one too. */
  sources: readonly Reading[]
  /** Where it stands: the job's title, employer, place and dates. */
  context: readonly Reading[]
  /** All texts of the resume. */
  resume: readonly Reading[]
}
