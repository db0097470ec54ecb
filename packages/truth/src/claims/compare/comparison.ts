import type { Language } from '@tailorbird/language'
import type { Reading } from '../../clauses/reading.ts'

/** A job or a school. */
export interface Home {
  title: Reading
  /** The employer or school. */
  place: Reading
  /** Both, with where and when. */
  head: Reading
  lines: readonly Reading[]
  /** Whether it has ended. */
  isOver: boolean
}

/** A text with what it is compared with. */
export interface Comparison {
  told: Reading
  /** Of the resume. */
  language: Language
  /** The line that it replaces. */
  target?: Reading | undefined
  /** All lines that it comes from, that one too. */
  sources: readonly Reading[]
  /** Their ids, in their order. */
  sourceIds?: readonly string[]
  /** Where it stands: the job's title, employer, place and dates. */
  context: readonly Reading[]
  /** All texts of the resume. */
  resume: readonly Reading[]
  /** For a text that belongs to none of them: all jobs and schools, and the lines outside. */
  homes?: readonly Home[]
  others?: readonly Reading[]
}
