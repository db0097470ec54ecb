import type { Quantity } from '../quantities/quantity.ts'
import { countsTheSame, overlaps } from './counted.ts'
import { followsFrom, isBeyondBase, isRateOf, isSameRate, isSameRatio } from './derived-figures.ts'
import { isTotal } from './totals.ts'
import { isSameValue, isWithin } from '../quantities/same-value.ts'

/** How well the words around two figures agree. What is counted is a name: no other word stands for it here. */
function closeness(told: Quantity, source: Quantity): number {
  if (told.dimension === 'count')
    return told.counted.filter((word) => source.counted.includes(word)).length
  const exact = told.context.filter((word) => source.context.includes(word)).length
  return exact + overlaps(told.counted, source.counted) + overlaps(told.context, source.context)
}

const clash = (one: Quantity['role'], other: Quantity['role']) =>
  one !== other && one !== 'none' && other !== 'none'

/** What stands around the figures that are compared. */
export interface Surroundings {
  /** All figures of the told text. */
  told: readonly Quantity[]
  /** Periods that the source names anywhere: 'on a typical day'. */
  periods: ReadonlySet<string>
  /** Keys of all words of both texts. */
  words: { told: ReadonlySet<string>; source: ReadonlySet<string> }
}

/** '6 colleagues in the galley' told as 'colleagues in 6 galleys': both are named, and the figure stands with the other. */
const isAtNeighbour = (told: Quantity, source: Quantity, { words }: Surroundings) =>
  told.counted.length > 0 &&
  told.counted.every((word) => words.source.has(word)) &&
  source.counted.length > 0

/**
 * Whether a figure was moved to another claim: what it counts now has another figure in the source, or
 * what it counted there has another one now.
 */
function isMoved(
  told: Quantity,
  source: Quantity,
  others: readonly Quantity[],
  around: Surroundings,
): boolean {
  if (told.dimension !== 'count' || countsTheSame(told, source)) return false
  if (isAtNeighbour(told, source, around)) return true
  const isCount = ({ dimension }: Quantity) => dimension === 'count'
  return (
    others.some(
      (other) =>
        isCount(other) && !isSameValue(told, other) && overlaps(told.counted, other.near) > 0,
    ) ||
    around.told.some(
      (other) =>
        isCount(other) &&
        !isSameValue(other, source) &&
        // Another line's figure was not exchanged with this one.
        others.some((one) => isSameValue(other, one)) &&
        overlaps(other.counted, source.near) > 0,
    )
  )
}

/** 'Over 40 pumps' for '40 pumps': the figure of the same things, with a limit it has not. */
const isRaised = (told: Quantity, source: readonly Quantity[]) =>
  told.bound !== 'none' &&
  source.some(
    (other) => isSameValue(told, other) && countsTheSame(told, other) && !isWithin(told, other),
  )

/**
 * Whether one text's figures say what this figure says.
 * @param around with it, a figure may count the same things under another name, unless they were
 *   exchanged; without it, they must be named alike
 */
export function isSupported(
  told: Quantity,
  source: readonly Quantity[],
  around?: Surroundings,
): boolean {
  const same = source.filter(
    (other) =>
      isWithin(told, other) &&
      (around ? !isMoved(told, other, source, around) : countsTheSame(told, other)),
  )
  const fitting = same.filter(
    (other) =>
      !(
        clash(told.role, other.role) &&
        (other.isPaired || told.role === 'by' || other.role === 'by') &&
        told.dimension !== 'count'
      ) &&
      !(clash(told.role, other.role) && told.isPaired && other.isPaired) &&
      (told.rate === '' ||
        other.rate === told.rate ||
        (other.rate === '' &&
          (around?.periods.has(told.rate) === true ||
            source.some(({ rate }) => rate === told.rate)))),
  )
  if (fitting.some((other) => other.dimension !== told.dimension)) return true
  const best = fitting.reduce((most, other) => Math.max(most, closeness(told, other)), -1)
  if (best >= 0) {
    // The figure is there, but another one of its kind stands where it is told.
    const rivals = source.filter(
      (other) => other.dimension === told.dimension && !same.includes(other) && !other.isPaired,
    )
    return rivals.every((rival) => {
      const toRival = closeness(told, rival)
      if (best >= toRival) return true
      // Both may be told, each where it belongs.
      const other = around?.told.find((one) => one !== told && isWithin(one, rival))
      if (!other) return false
      const crossed = fitting.reduce((most, one) => Math.max(most, closeness(other, one)), 0)
      return best + closeness(other, rival) > toRival + crossed
    })
  }
  return (
    source.some(
      (other) => isSameRate(told, other) || isSameRatio(told, other) || isBeyondBase(told, other),
    ) ||
    isRateOf(told, source) ||
    (around !== undefined && isTotal(told, around.told, source)) ||
    (same.length === 0 && !isRaised(told, source) && followsFrom(told, source))
  )
}
