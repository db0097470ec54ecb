/** Most texts have none of these. */
const MARKS = /[*_`~#>•+-]|^\s*\d/u
const MAX_CHARS = 5_000

/** A code mark or an emphasis around words, but not '5*5', 'snake_case', '*nix and *BSD'. */
const PAIRS = [
  /(`{1,3})([^`]+)\1/gu,
  /(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])([^*]*[^\s*,;(/])\1(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_,;(/])\1(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}~])(~~)(?=[^\s~])([^~]*[^\s~])\1(?![\p{L}\p{N}~])/gu,
]
/** What opens a line: a heading, a quote, an item of a list. '#1', 'C#' and '-5 °C' have no gap behind. */
const OPENING = /^(\s*(?:#{1,6}|>|[-*+•])\s+)\S+/u
const NUMBER = /^\s*(\d{1,2})[.)]\s+(?=\S)/u

/**
 * The words of a text without marks of markdown, which models write although nobody asked: emphasis, code,
 * headings, quotes, list marks.
 * @param text one line of a model's answer
 * @param own the person's texts: what is written in them like that stays
 */
export function stripMarks(text: string, own: readonly string[]): string {
  if (!MARKS.test(text) || text.length > MAX_CHARS) return text
  const isOwn = (marked: string) => own.some((one) => one.includes(marked))
  const [opening = '', mark = ''] = OPENING.exec(text) ?? []
  const isOpened = own.some((one) => opening !== '' && one.startsWith(opening))
  let plain = isOpened ? text : text.slice(mark.length)
  const [number = '', figure = ''] = NUMBER.exec(plain) ?? []
  // A figure that the person has somewhere may be a fact: '2. Vorsitzende'.
  const isFigure = own.some((one) => new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(one))
  if (number !== '' && !isFigure) plain = plain.slice(number.length)
  for (const pair of PAIRS)
    plain = plain.replaceAll(pair, (marked, _, words: string) => (isOwn(marked) ? marked : words))
  return plain
}
