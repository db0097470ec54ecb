import { FACTORS, MONEY, NUMBER_WORDS, SCALES, SECONDS } from './number-words.ts'
import type { Quantity } from './quantities.ts'
import { isNeutral, keyOf } from './vocabulary.ts'

const TOKEN = /[$€£]|\d+(?:[.,]\d+)*|\p{L}+(?:['’]\p{L}+)*|[^\s]/gu
const MARKS_BEFORE = /^(?:over|above|than|exceeding)$/

const lookUp = <T>(table: ReadonlyMap<string, T>, word: string) =>
  table.get(word) ??
  (word.length > 3 && word.endsWith('s') ? table.get(word.slice(0, -1)) : undefined)

/** '3,000' and '3.000' as 3000, '3,5' and '3.5' as three and a half. */
function readDigits(text: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replaceAll(/[.,]/g, ''))
  return Number(text.replaceAll(',', '.').replaceAll(/\.(?=.*\.)/g, ''))
}

/** A number at `index`, in digits or words, and how many tokens it takes; undefined when there is none. */
function readNumber(
  tokens: readonly string[],
  index: number,
): { value: number; length: number } | undefined {
  const at = (offset: number) => tokens[index + offset] ?? ''
  let value = /^\d/.test(at(0)) ? readDigits(at(0)) : NUMBER_WORDS.get(at(0))
  let length = 1
  if (at(0) === 'half' && /^an?$/.test(at(1)) && SCALES.has(at(2))) [value, length] = [0.5, 2]
  // 'a million': the scale is read below.
  else if (value === undefined && /^an?$/.test(at(0)) && at(1).length > 3 && SCALES.has(at(1)))
    value = 1
  if (value === undefined) return undefined
  const ones = NUMBER_WORDS.get(at(2)) ?? 10
  if (value >= 20 && NUMBER_WORDS.has(at(0)) && at(1) === '-' && ones < 10)
    [value, length] = [value + ones, 3]
  for (let scale = SCALES.get(at(length)); scale !== undefined; scale = SCALES.get(at(length))) {
    value *= scale
    length += 1
  }
  return { value, length }
}

/** What the words behind a number count: the keys of the next two that mean something. */
function readCounted(tokens: readonly string[]): string[] {
  const counted: string[] = []
  for (const word of tokens.slice(0, 7)) {
    if (/^[.;:,]$/.test(word) || counted.length === 2) break
    if (/^\p{L}/u.test(word) && !isNeutral(word)) counted.push(keyOf(word))
  }
  return counted
}

function readUnit(
  value: number,
  before: string,
  unit: string,
): { value: number; dimension: string } {
  const money = MONEY.get(before) ?? MONEY.get(unit)
  const seconds = lookUp(SECONDS, unit)
  if (/^(?:%|percent|percentage|pct|prozent)$/.test(unit)) return { value, dimension: 'percent' }
  if (money !== undefined) return { value, dimension: money }
  if (seconds !== undefined) return { value: value * seconds, dimension: 'seconds' }
  return { value, dimension: /^(?:x|times|fold)$/.test(unit) ? 'factor' : 'count' }
}

/** The figures of a text, in digits or words, with units made comparable. Digits inside a name ('S3') are no figure. */
export function findQuantities(text: string): Quantity[] {
  const matches = [...text.matchAll(TOKEN)]
  const tokens = matches.map((match) => match[0].toLowerCase())
  const found: Quantity[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? ''
    const isInName =
      /^\d/.test(token) && /[\p{L}_#]/u.test(text.charAt((matches[index]?.index ?? 0) - 1))
    const number = isInName ? undefined : readNumber(tokens, index)
    const factor = FACTORS.get(token)
    if (number) {
      const before = tokens[index - 1] ?? ''
      const end = index + number.length
      const mark = tokens[end] ?? ''
      const unit = (mark === '+' || mark === '-' ? tokens[end + 1] : mark) ?? ''
      found.push({
        ...readUnit(number.value, before, unit),
        isOpen: mark === '+' || MARKS_BEFORE.test(before),
        counted: readCounted(tokens.slice(end)),
        written: tokens.slice(index, end).join(' '),
      })
      index = end - 1
    } else if (factor !== undefined)
      found.push({ value: factor, dimension: 'factor', isOpen: false, counted: [], written: token })
  }
  return found
}
