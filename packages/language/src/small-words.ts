import { listWords } from './words/index.ts'

/** Articles, prepositions and words that join, of the languages that we read well; folded, as tokens are. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  listWords(({ small }) => small).flatMap((list) => list.split(', ')),
)
