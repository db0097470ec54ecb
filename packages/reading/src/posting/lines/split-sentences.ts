import { sentences } from '../words/sentence-patterns.ts'

/** Abbreviations whose dot ends no sentence. */
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(])(?:${sentences('abbreviations')}|\p{Lu})\s?\.$`,
  'iu',
)
const END = /[.!?;](?=\s)/gu
/** 'Qualifications: PhD in …' in the middle of a paragraph. */
const LABEL = /(?<!\p{Lu}\p{L}{0,20})\s(?=\p{Lu}\p{L}+(?: \p{Ll}+){0,3} ?: \p{Lu})/gu

/** No sentence is longer; what is, is a text without marks. */
const MAX_CHARS = 1_000

/** The cuts again, with more where a piece is too long. */
function cutLong(cuts: readonly number[], line: string): number[] {
  return cuts.flatMap((cut, index) => {
    const more: number[] = []
    const end = cuts[index + 1] ?? cut
    for (let from = cut; end - from > MAX_CHARS;) {
      const space = line.lastIndexOf(' ', from + MAX_CHARS)
      from = space > from ? space : from + MAX_CHARS
      more.push(from)
    }
    return [cut, ...more]
  })
}

const MAX_BRACKET_CHARS = 160

/** '(de vez en cuando llegan palets; lo paga el centro)': a remark about what stands before it is no sentence of its own. */
function isInBrackets(line: string, at: number): boolean {
  const open = line.lastIndexOf('(', at)
  if (open < 0 || line.slice(open, at).includes(')')) return false
  const close = line.indexOf(')', at)
  return close > at && close - open <= MAX_BRACKET_CHARS
}

/** The sentences of a line, as they stand there; a short line is one. Linear in its length. */
export function splitSentences(line: string): string[] {
  const ends = [...line.matchAll(END)]
    .map(({ index }) => index + 1)
    .filter(
      (end) =>
        !isInBrackets(line, end) && !ABBREVIATION.test(line.slice(Math.max(0, end - 9), end)),
    )
  const labels = line.includes(': ') ? [...line.matchAll(LABEL)].map(({ index }) => index) : []
  const cuts = [...new Set([0, ...ends, ...labels, line.length])].toSorted((a, b) => a - b)
  return cutLong(cuts, line)
    .slice(1)
    .map((end, index, all) => line.slice(all[index - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '')
}
