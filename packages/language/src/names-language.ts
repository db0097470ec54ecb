import { foldCase } from './fold.ts'

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ca']
/** Beside those of two letters: what many people speak and write in a resume. */
const LONG_CODES = ['cmn', 'yue', 'fil', 'ceb', 'haw', 'hmn', 'nan', 'gsw']
/** As people call them where the standard has another name. */
const ALSO = ['mandarin', 'farsi', 'bahasa', 'flemish', 'valenciano', 'kastilisch', 'castellano']
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
const MAX_CHARS = 200

let known: ReadonlySet<string> | undefined

/** What people's languages are called in the languages that we read, by the platform's own data (CLDR). */
function listNames(): ReadonlySet<string> {
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  const names = LOCALES.flatMap((locale) => {
    const shown = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return [...codes, ...LONG_CODES].flatMap((code) => shown.of(code) ?? [])
  })
  return new Set([...names.map(foldCase), ...ALSO])
}

/** Whether a text names a language that people speak: 'Deutsch (C1)', 'Inglés', 'Bahasa Indonesia -- basic'. */
export function namesLanguage(text: string): boolean {
  known ??= listNames()
  const names = known
  const words = foldCase(text.slice(0, MAX_CHARS)).match(/\p{L}+/gu) ?? []
  return words.some((word) => names.has(word))
}
