import type { MatchingWords } from './matching-words.ts'

export const dutch: Partial<MatchingWords> = {
  employers: 'bv|nv',
}
