import { OTHER_SIGNS, SCRIPTS } from './language-signs.ts'
import { listSigns } from './words/index.ts'

const OWN_SIGNS = listSigns('besideOthers').map(([, words]) => words)

/** A language by its code (ISO 639-1) and its English name. */
export interface GuessedLanguage {
  code: string
  name: string
}

/** The beginning tells, and 5 MB would not tell more. */
const SAMPLE_CHARS = 20_000
/** From this share of all letters on, a script is what the text is written in. */
const SCRIPT_SHARE = 0.3
/** A name of an employer has up to three small words of another language. */
const FEWEST_SIGNS = 5
/** A language that we read shares small words with its neighbours ('de', 'la', 'en'). */
const LEAD = 1.3

const names = new Intl.DisplayNames(['en'], { type: 'language' })
const nameOf = (code: string): GuessedLanguage => ({ code, name: names.of(code) ?? code })

function guessByScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return SCRIPTS.find(({ letters: script, tell }) => {
    const count = text.match(script)?.length ?? 0
    return count > 0 && count >= letters * SCRIPT_SHARE && (tell?.test(text) ?? true)
  })?.code
}

function countWords(words: readonly string[], signs: ReadonlySet<string>): number {
  return words.reduce((count, word) => count + (signs.has(word) ? 1 : 0), 0)
}

/**
 * Guesses which other language a text is in than those that we read well: English, German, French and Spanish.
 * @returns undefined for those four, and where nothing tells
 */
export function guessLanguage(text: string): GuessedLanguage | undefined {
  const sample = text.slice(0, SAMPLE_CHARS).normalize('NFC')
  const script = guessByScript(sample)
  if (script !== undefined) return nameOf(script)
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = Math.max(...OWN_SIGNS.map((signs) => countWords(words, signs)))
  let best: string | undefined
  let most = Math.max(FEWEST_SIGNS - 1, own * LEAD)
  for (const [code, signs] of OTHER_SIGNS) {
    const count = countWords(words, signs)
    if (count > most) [best, most] = [code, count]
  }
  return best === undefined ? undefined : nameOf(best)
}
