import { countsTheSame } from './counted.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isSameValue, isWithin } from '../quantities/same-value.ts'
import { stem } from '@tailorbird/language'
import { WIDE } from '../words/figures/figure-matches.ts'

const MIN_PARTS = 2
const MAX_PARTS = 8

/** Words so wide that they name things of different kinds together. */
const wideWords = new Set(WIDE.split(' ').map(stem))

/** 'Six machines (4 lathes and 2 saws)': a figure that sums up those behind it, which the source has. */
export function isTotal(
  total: Quantity,
  told: readonly Quantity[],
  source: readonly Quantity[],
): boolean {
  if (total.dimension !== 'count' || !total.counted.some((word) => wideWords.has(word)))
    return false
  let value = 0
  const behind = told.filter(({ start, dimension }) => start > total.end && dimension === 'count')
  for (const [index, part] of behind.slice(0, MAX_PARTS).entries()) {
    if (!source.some((other) => isSameValue(part, other) && countsTheSame(part, other)))
      return false
    value += part.value
    if (index + 1 >= MIN_PARTS && isWithin(total, { ...part, value, amount: value, bound: 'none' }))
      return true
  }
  return false
}
