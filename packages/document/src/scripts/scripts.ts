/** Scripts that need fonts, a direction or a language tag of their own. */
export type Script =
  | 'Latin'
  | 'Cyrillic'
  | 'Greek'
  | 'Han'
  | 'Kana'
  | 'Hangul'
  | 'Arabic'
  | 'Hebrew'
  | 'Devanagari'
  | 'Thai'

const LETTERS: Record<Script, RegExp> = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Han: /\p{Script=Han}/gu,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Thai: /\p{Script=Thai}/gu,
}
const NAMES = Object.keys(LETTERS) as Script[]
/** Letters of all scripts but Latin, and the signs that only those have. */
const BEYOND_LATIN =
  /[\u0370-\u1DFF\u1F00-\u1FFF\u2E80-\uD7FF\uF900-\uFAFF\uFB1D-\uFDFF\uFE70-\uFFEF\u{10000}-\u{1EFFF}\u{20000}-\u{3FFFF}]/u

/** Whether a text has letters of another script than Latin. */
export const isBeyondLatin = (text: string): boolean => BEYOND_LATIN.test(text)

/**
 * How many letters of each script a text has; the scripts that it has none of are left out. One sign of
 * Chinese, Japanese or Korean counts as one, though it says as much as several letters.
 */
export function countScripts(text: string): Map<Script, number> {
  const names = isBeyondLatin(text) ? NAMES : (['Latin'] as const)
  const counts = names.map((name) => [name, text.match(LETTERS[name])?.length ?? 0] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}
