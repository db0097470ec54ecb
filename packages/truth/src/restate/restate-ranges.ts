import { overlaps } from '../figures/counted.ts'
import { findQuantities } from '../quantities/find-quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isNear } from '../quantities/same-value.ts'
import { from, ofWhole, partOf, to } from '../words/equals/equals.ts'

const before = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\s+$`, 'iu')
const FROM = before(from)
const TO = before(to)
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
  return match ? { quantity, word: match[0], start: match.index } : undefined
}

function listRanges(text: string): Range[] {
  const quantities = findQuantities(text)
  return quantities.flatMap((one, at): Range[] => {
    const next = quantities[at + 1]
    if (!next) return []
    const [plain, turned] = [
      [readEnd(text, one, FROM), readEnd(text, next, TO)] as const,
      [readEnd(text, next, FROM), readEnd(text, one, TO)] as const,
    ]
    const isTurned = !(plain[0] && plain[1])
    const [begin, end] = isTurned ? turned : plain
    if (!begin || !end) return []
    const [first, last] = isTurned ? [end, begin] : [begin, end]
    const inner = text.slice(one.end, last.start).trim()
    if (/[()]/.test(inner) || (isTurned && tellsPart(begin, text.slice(next.end)))) return []
    return [
      {
        from: begin,
        to: end,
        isTurned,
        start: first.start,
        end: next.end,
        inner,
      },
    ]
  })
}

const isSame = ({ quantity: one }: End, { quantity: other }: End) =>
  one.dimension === other.dimension &&
  isNear(one.value, other.value) &&
  // '12 hotels' are no 12 schools.
  (one.counted.length === 0 ||
    other.counted.length === 0 ||
    overlaps(one.counted, other.counted) > 0)

/** Ranges that share no figure, the first of those that do. */
function listApart(text: string): Range[] {
  const apart: Range[] = []
  for (const range of listRanges(text))
    if (range.start >= (apart.at(-1)?.end ?? 0)) apart.push(range)
  return apart
}

/** A text with its changes from one figure to another in the order in which its sources tell them: 'from $131 to $84' as 'to $84 from $131'. */
export function restateRanges(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listApart)
  return listApart(told).reduceRight((text, range) => {
    const same = known.find((one) => isSame(one.from, range.from) && isSame(one.to, range.to))
    if (!same || same.isTurned === range.isTurned) return text
    const write = (end: End, { quantity }: End) => `${end.word}${quantity.written}`
    const parts = [write(same.from, range.from), write(same.to, range.to)]
    const ordered = (same.isTurned ? parts.toReversed() : parts).map((part) => part.trim())
    const inner = range.inner === '' ? [] : [range.inner]
    return text.slice(0, range.start) + [...ordered, ...inner].join(' ') + text.slice(range.end)
  }, told)
}
