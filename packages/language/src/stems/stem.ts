import { foldWord } from './fold-word.ts'
import { LANGUAGES } from './words/index.ts'

const stems = new Map<string, string>()
const MAX_STEMS = 20_000

/**
 * A word without its ending, in one spelling, so that 'organising' and 'organizes' are one. Only English words have
 * stems yet; those of other languages mostly stay as they are.
 */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const result = LANGUAGES.reduce((one, language) => language.stem(one), foldWord(word))
  if (stems.size >= MAX_STEMS) stems.clear()
  stems.set(word, result)
  return result
}
