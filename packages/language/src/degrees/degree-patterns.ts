import { listWords, type DegreeWords } from '../words/index.ts'

/** What all languages say for something, as one part of a regular expression. */
export const anyDegree = (...names: (keyof DegreeWords)[]): string =>
  names.flatMap((name) => listWords(({ degrees }) => degrees?.[name])).join('|')

/** Degrees by their height: one below a university's, then a bachelor's, a master's and a doctor's. */
export const HEIGHTS = ['college', 'bachelor', 'master', 'doctor'] as const
export type Height = (typeof HEIGHTS)[number]
