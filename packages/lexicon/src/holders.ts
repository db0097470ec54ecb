import { listHolders } from './words/index.ts'

/** Who or what may stand behind a term and own it: 'a Python developer', 'the nursing home'. */
type Holder = 'role' | 'group' | 'place' | 'public'

const HOLDERS: readonly Holder[] = ['role', 'group', 'place', 'public']
const known = new Map(
  HOLDERS.flatMap((holder) => [...listHolders(holder)].map((word) => [word, holder] as const)),
)

/**
 * What a word names that may own the term before it; undefined for other words.
 * @param norm the word as `tokenize` folds it
 */
export const readHolder = (norm: string): Holder | undefined => known.get(norm)
