import { listSigns, type Language } from './words/index.ts'

export type { Language } from './words/index.ts'

const SIGNS = listSigns('inTexts')
const SAMPLE_CHARS = 20_000
/** A heading counts as so many small words. */
const WORDS_OF_HEADING = 2

/**
 * The language of a text by its small words; English when nothing tells.
 * @param headings what languages its headings are in: lines of nouns have few small words, and a heading tells as much as some
 */
export function detectLanguage(text: string, headings: readonly Language[] = []): Language {
  const words =
    text
      .slice(0, SAMPLE_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  let best: Language = 'en'
  let most = 0
  for (const [language, signs] of SIGNS) {
    const small = words.filter((word) => signs.has(word)).length
    const count = small + WORDS_OF_HEADING * headings.filter((one) => one === language).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
