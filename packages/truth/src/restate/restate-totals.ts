import { findQuantities } from '../quantities/find-quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isNear } from '../quantities/same-value.ts'
import { inTotal, ofEach, thatIs } from '../words/equals/totals.ts'
import { isSameThing } from './same-thing.ts'

const SAYS_TOTAL = String.raw`(?<![\p{L}\p{N}])(?:${inTotal}|${thatIs})(?![\p{L}\p{N}])`
const TOTAL = new RegExp(SAYS_TOTAL, 'iu')
const TOTALS = new RegExp(SAYS_TOTAL, 'giu')
const EACH = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ofEach})(?![\p{L}\p{N}])`, 'iu')
/** What a text adds behind a mark or in brackets. */
const ADDED =
  /\s*\(([^()]{1,60})\)|\s*[,;–—](?!\d)\s*([^,;–—()]{1,60}(?:,\d+[^,;–—()]{0,40})?)(?=[,;]|\.?\s*$)/gu
const WORD = /\p{L}+/gu

const isAlike = (one: Quantity, other: Quantity) =>
  one.dimension === other.dimension && one.rate === other.rate && one.bound === other.bound

/** Whether a figure is so many times one that the text says of each. */
function isProduct(total: Quantity, before: string): boolean {
  const figures = findQuantities(before)
  return figures.some((each, at) => {
    const around = before.slice(figures[at - 1]?.end ?? 0, figures[at + 1]?.start)
    return (
      EACH.test(around) &&
      isAlike(each, total) &&
      figures.some(
        (count) =>
          count !== each &&
          count.dimension === 'count' &&
          count.bound === 'none' &&
          isNear(count.value * each.value, total.value),
      )
    )
  })
}

/** Whether all that is added is a total that follows from what is said before. */
function isTotal(added: string, before: string): boolean {
  const [total, ...more] = findQuantities(added)
  if (!total || more.length > 0 || !TOTAL.test(added)) return false
  const said = [...before.matchAll(WORD)].map(([word]) => word)
  const rest = (added.slice(0, total.start) + added.slice(total.end)).replaceAll(TOTALS, ' ')
  const words = [...rest.matchAll(WORD)].map(([word]) => word)
  return (
    words.every((word) => said.some((one) => isSameThing(one, word))) && isProduct(total, before)
  )
}

/** A text without a total that it only reckons out: '5 hotels, 80 sets each, 400 in total'. */
export function restateTotals(told: string, sources: readonly string[]): string {
  if (!TOTAL.test(told)) return told
  return [...told.matchAll(ADDED)].reduceRight((text, { 0: all, 1: held, 2: behind, index }) => {
    const added = held ?? behind ?? ''
    const isKnown = sources.some((source) => source.includes(added))
    return isKnown || !isTotal(added, told.slice(0, index))
      ? text
      : text.slice(0, index) + text.slice(index + all.length)
  }, told)
}
