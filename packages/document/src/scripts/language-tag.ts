import { SIMPLIFIED, TRADITIONAL } from './han-forms.ts'
import { countScripts, type Script } from './scripts.ts'

/** What is written with characters of China: they look different in each. */
export type HanLanguage = 'zh-Hans' | 'zh-Hant' | 'ja' | 'ko'

const countOf = (text: string, characters: string) =>
  Array.from(text).filter((character) => characters.includes(character)).length

/** In Japanese there is one sign of its own for at most so many Chinese ones. */
const FEWEST_KANA = 10
const EAST_ASIAN: readonly Script[] = ['Han', 'Kana', 'Hangul']
/** Names of tools and firms are in Latin letters everywhere: a sign says as much as several of them, and letters without vowels as two. */
const WEIGHTS: Partial<Record<Script, number>> = {
  Han: 3,
  Kana: 3,
  Hangul: 3,
  Arabic: 2,
  Hebrew: 2,
}

/** The language of a script that several languages write, by letters that only one of them has. */
const LETTERS: Partial<Record<Script, readonly (readonly [RegExp, string])[]>> = {
  Cyrillic: [
    [/[іїєґ]/iu, 'uk'],
    [/[ыэё]/iu, 'ru'],
    [/[ђћџљњ]/iu, 'sr'],
  ],
  Arabic: [
    [/[ٹڈڑے]/u, 'ur'],
    [/[پچژگ]/u, 'fa'],
  ],
}
const LANGUAGES: Partial<Record<Script, string>> = {
  Cyrillic: 'ru',
  Greek: 'el',
  Arabic: 'ar',
  Hebrew: 'he',
  Devanagari: 'hi',
  Thai: 'th',
}

/**
 * The language of a text as its characters show it: 'ja', 'zh-Hant', 'ar'.
 * @param han the language whose shapes the document's Chinese characters have
 * @returns undefined for Latin letters, which are not told apart so, and for a text without letters
 */
export function tagOf(text: string, han: HanLanguage = 'zh-Hans'): string | undefined {
  const scripts = countScripts(text)
  const weights = new Map<Script, number>()
  for (const [name, count] of scripts) {
    const script = EAST_ASIAN.includes(name) ? 'Han' : name
    weights.set(script, (weights.get(script) ?? 0) + count * (WEIGHTS[name] ?? 1))
  }
  const [script] = [...weights].toSorted((one, other) => other[1] - one[1])[0] ?? []
  if (script === undefined) return undefined
  if (script === 'Han') return scripts.has('Kana') ? 'ja' : scripts.has('Hangul') ? 'ko' : han
  const letters = LETTERS[script]?.find(([pattern]) => pattern.test(text))
  return letters?.[1] ?? LANGUAGES[script]
}

/**
 * The language whose shapes a whole document's Chinese characters have; undefined when it has none. A few signs of
 * Japanese or Korean in a Chinese one are names.
 */
export function hanLanguageOf(text: string): HanLanguage | undefined {
  const scripts = countScripts(text)
  const [han = 0, kana = 0, hangul = 0] = EAST_ASIAN.map((name) => scripts.get(name) ?? 0)
  if (han + kana + hangul === 0) return undefined
  if (kana > hangul && FEWEST_KANA * kana > han) return 'ja'
  if (hangul > han) return 'ko'
  return countOf(text, TRADITIONAL) > countOf(text, SIMPLIFIED) ? 'zh-Hant' : 'zh-Hans'
}
