import { foldCase, SMALL_WORDS } from '@tailorbird/language'
import { listOf } from '../words/index.ts'

/** Words of postings that ask for no thing by themselves, folded as tokens are. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...listOf('empty').map(foldCase),
])
