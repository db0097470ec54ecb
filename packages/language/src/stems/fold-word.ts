import { foldCase } from '../fold.ts'

const folded = new Map<string, string>()
const MAX_WORDS = 20_000

/** As foldCase, for single words: the same ones come again and again. */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const result = foldCase(word)
  if (folded.size >= MAX_WORDS) folded.clear()
  folded.set(word, result)
  return result
}
