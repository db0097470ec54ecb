/** What a second reader may find wrong with a text. */
export const PROBLEM_KINDS = [
  'not_said',
  'more_than_said',
  'left_out',
  'other_place',
  'not_for_a_resume',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** A part of a text with the words of a source that carry it. */
export interface QuotedPart {
  /** Words of the text. */
  words: string
  sourceId: string
  /** The source's own words. */
  quote: string
}

/** What a second reader says of one text. */
export interface Opinion {
  /** The text's number in the question. */
  textId: string
  parts: QuotedPart[]
  /** Words of the text, or of a source that it leaves out, and what is wrong with them. */
  problems: { words: string; kind: ProblemKind }[]
}
