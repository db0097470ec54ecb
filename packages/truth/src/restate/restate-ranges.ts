import { stem } from '@tailorbird/language'
import { overlaps } from '../figures/counted.ts'
import { findQuantities } from '../quantities/find-quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isNear } from '../quantities/same-value.ts'
import { ofWhole, partOf } from '../words/equals/equals.ts'
import { asBefore, beside, from, to } from '../words/equals/changes.ts'

const before = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\s+$`, 'iu')
const FROM = before(from)
const TO = before(to)
/** 'Compared with 74': held against what was before only where it says so, or nothing else. */
const BESIDE = before(beside)
const AS_BEFORE = new RegExp(String.raw`^,?\s+(?:${asBefore})(?![\p{L}\p{N}])`, 'iu')
const NOTHING_ELSE = /^\s*(?:[.,;)]|$)/
const NOUN = /^\s+(\p{L}+)/u
const OUTER_MARKS = /^\s*[,;–-]\s*|\s*[,;–-]\s*$/gu
const PART_OF = new RegExp(`^(?:${partOf})$`, 'i')
const OF_WHOLE = new RegExp(String.raw`^\s*(?:${ofWhole})(?![\p{L}\p{N}])`, 'iu')

/** 'Auf 3 von 12 Baustellen' and 'à 14 % de 9 % des clients' tell a part, and 'auf 4 % von 11 %' a change. */
const tellsPart = ({ quantity, word }: End, after: string) =>
  PART_OF.test(word.trim()) && (quantity.dimension === 'count' || OF_WHOLE.test(after))

/** One end of a change with the word before it: 'from $131'. */
interface End {
  quantity: Quantity
  word: string
  start: number
  /** Behind it and behind a word that says that it was before: '74 previously'. */
  end: number
  /** The key of the word right behind the figure; '' for none. */
  noun: string
}

/** 'From $131 to $84', or 'to $84 from $131'. */
interface Range {
  from: End
  to: End
  isTurned: boolean
  start: number
  end: number
  /** What stands behind the first figure: 'to 31 (singers) from 12'. */
  inner: string
}

function readEnd(text: string, quantity: Quantity, pattern: RegExp): End | undefined {
  const match = pattern.exec(text.slice(0, quantity.start))
  const behind = text.slice(quantity.end)
  const after = pattern === TO ? '' : (AS_BEFORE.exec(behind)?.[0] ?? '')
  const end = quantity.end + after.length
  const noun = stem(NOUN.exec(behind)?.[1] ?? '')
  if (match) return { quantity, word: match[0], start: match.index, end, noun }
  const held = pattern === FROM ? BESIDE.exec(text.slice(0, quantity.start)) : null
  return held && (after !== '' || NOTHING_ELSE.test(behind))
    ? { quantity, word: held[0], start: held.index, end, noun }
    : undefined
}

/** With one other figure between them at most. */
const MAX_APART = 2

function listRanges(text: string): Range[] {
  const quantities = findQuantities(text)
  return quantities.flatMap((one, at) =>
    // 'To 37 singers within two years, having started with 14'.
    quantities
      .slice(at + 1, at + 1 + MAX_APART)
      .flatMap((next, apart) =>
        readRange(text, one, next).filter(({ isTurned }) => apart === 0 || isTurned),
      ),
  )
}

function readRange(text: string, one: Quantity, next: Quantity): Range[] {
  const [plain, turned] = [
    [readEnd(text, one, FROM), readEnd(text, next, TO)] as const,
    [readEnd(text, next, FROM), readEnd(text, one, TO)] as const,
  ]
  const isTurned = !(plain[0] && plain[1])
  const [begin, end] = isTurned ? turned : plain
  if (!begin || !end) return []
  const [first, last] = isTurned ? [end, begin] : [begin, end]
  const between = text.slice(first.end, last.start)
  const isHeld = between.endsWith('(') && text.charAt(last.end) === ')'
  const inner = between
    .replaceAll(OUTER_MARKS, '')
    .replace(isHeld ? /\s*\($/ : '', '')
    .trim()
  if (/[()]/.test(inner) || (isTurned && tellsPart(begin, text.slice(next.end)))) return []
  return [
    {
      from: begin,
      to: end,
      isTurned,
      start: first.start,
      // 'To 130, from 88, …', 'to 130 (from 88)': the marks held what stands elsewhere now.
      end: last.end + (isHeld || (/^\s*,/.test(between) && text.charAt(last.end) === ',') ? 1 : 0),
      inner,
    },
  ]
}

/** 'To 14 minutes, it was 25': the unit is left to the reader. */
const isBare = ({ quantity: { dimension, unit } }: End) => dimension === 'count' && unit === ''
const isSameBare = (one: End, other: End) =>
  isBare(one) !== isBare(other) && isNear(one.quantity.amount, other.quantity.amount)

const isSameEnd = ({ quantity: one }: End, { quantity: other }: End) =>
  one.dimension === other.dimension && isNear(one.value, other.value)

/** What stands right behind a figure: of 'to 11 hives instead of 6 at the school' the 6 names nothing. */
const countedOf = ({ quantity: { counted }, noun }: End) =>
  noun !== '' && counted.includes(noun) ? counted : []

/** '12 hotels' are no 12 schools. */
function isOfOthers(one: End, other: End): boolean {
  const [its, others] = [countedOf(one), countedOf(other)]
  return its.length > 0 && others.length > 0 && overlaps(its, others) === 0
}

function isSame(one: Range, other: Range): boolean {
  if (isOfOthers(one.from, other.from) || isOfOthers(one.to, other.to)) return false
  const isFrom = isSameEnd(one.from, other.from)
  const isTo = isSameEnd(one.to, other.to)
  return (
    (isFrom && (isTo || isSameBare(one.to, other.to))) || (isTo && isSameBare(one.from, other.from))
  )
}

/** The changes from one figure to another that a text tells; of those that share a figure the first. */
export function listChanges(text: string): Range[] {
  const apart: Range[] = []
  for (const range of listRanges(text))
    if (range.start >= (apart.at(-1)?.end ?? 0)) apart.push(range)
  return apart
}

/** A text with its changes from one figure to another in the order in which its sources tell them: 'from $131 to $84' as 'to $84 from $131'. */
export function restateRanges(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listChanges)
  return listChanges(told).reduceRight((text, range) => {
    const same = known.find((one) => isSame(one, range))
    if (!same || !(same.isTurned || range.isTurned)) return text
    const write = ({ word, quantity }: End) => `${word}${quantity.written}`.trim()
    const parts = [write(same.from), write(same.to)]
    const inner = range.inner === '' ? [] : [range.inner]
    const words = [...(same.isTurned ? parts.toReversed() : parts), ...inner].join(' ')
    return text.slice(0, range.start) + words + text.slice(range.end)
  }, told)
}
