import type { Reading } from '../clauses/reading.ts'
import { overlaps } from '../figures/counted.ts'
import { periods } from '../quantities/units.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isRatio, isRounded } from '../quantities/same-value.ts'
import { average } from '../words/equals/equals.ts'
import { POINT } from '../words/figures/figure-matches.ts'

/** Figures that one text reckons with; more would only invite chance. */
const MAX_BASE = 10
/** Percent that rounding may change. */
const ROUNDED_PERCENT = 0.6
/** 'More than a third' is said of two fifths, and hardly of more. */
const OVER = 1.25
const LAST_YEAR = 2100
/** Figures are told with two digits behind the point at most. */
const DIGITS = 0.006

const POINTS = new RegExp(`(?:${POINT}|pp)`, 'i')

const isYear = ({ dimension, value }: Quantity) =>
  dimension === 'year' || (Number.isInteger(value) && value > 1900 && value < LAST_YEAR)

const isDate = ({ dimension }: Quantity) => dimension === 'year' || dimension === 'month'

/** No date is a part of another. */
const areDates = (one: Quantity, other: Quantity) => isDate(one) || isDate(other)

/** Whether a figure with its bound is a value: 'over 80' may be 81, 'about 44' 44.2. */
function isMeant({ bound }: Quantity, told: number, value: number, leeway: number): boolean {
  if (Math.abs(told - value) <= leeway) return true
  if (bound === 'over' || bound === 'atLeast') return value > told && value < told * OVER
  if (bound === 'under' || bound === 'below') return value < told && value * OVER > told
  return bound === 'about' && isRounded(told, value)
}

/** What a pair of figures makes: their ratios in percent or as factors, or how far they are apart and both together. */
function reckon(told: Quantity, from: number, to: number): boolean {
  const isTold = (value: number, leeway: number) => isMeant(told, told.value, value, leeway)
  if (told.dimension === 'percent')
    return [to / from, Math.abs(1 - to / from)].some((part) => isTold(100 * part, ROUNDED_PERCENT))
  if (told.dimension === 'factor')
    return [to / from, from / to].some((times) => isTold(times, 0.02 * times))
  return false
}

/** 'Up 11 points', '0.3 points above': what lies between two figures of one kind. */
const isPoints = ({ counted, written }: Quantity) =>
  POINTS.test(counted[0] ?? '') || POINTS.test(written)

const AVERAGE = new RegExp(String.raw`(?<!\p{L})(?:${average})(?!\p{L})`, 'iu')
/** What comes out of a division is told without what is behind its point. */
const WHOLE = 0.5

/** '70 spectators on average' of 210 at 3 evenings: of the same things, and for each of what it is divided by. */
const isAverage = (told: Quantity, { text }: Reading, whole: Quantity, by: Quantity) =>
  told.dimension === whole.dimension &&
  by.amount > 1 &&
  AVERAGE.test(text) &&
  (told.counted.length === 0 || overlaps(told.counted, whole.counted) > 0) &&
  (told.rate === '' || by.counted.includes(told.rate) || periods.get(by.unit) === told.rate) &&
  isMeant(told, told.value, whole.value / by.amount, WHOLE)

/** A product that is rounded, as it is told with 'about'. */
const ROUNDED = 0.02

/**
 * '840 kg a day' of 24 wheels of 35 kg, '4,800 litres' in 12 bags of 400, '30 students a year' of 15 twice: so many times what a thing is or has.
 * Dates and shares are multiplied by nothing.
 */
function isProduct(told: Quantity, one: Quantity, other: Quantity): boolean {
  const [count, each] = one.dimension === 'count' ? [one, other] : [other, one]
  if (count.dimension !== 'count' || !Number.isInteger(count.amount) || count.amount < 2)
    return false
  if (isRatio(told) || isRatio(each) || areDates(count, each) || each.amount < 2) return false
  if (told.dimension !== each.dimension || isYear(told)) return false
  const product = count.amount * each.value
  const leeway = told.bound === 'about' || each.bound === 'about' ? ROUNDED * product : 1e-6
  return Math.abs(told.value - product) <= leeway
}

/** '30 % are left' of 70 % that are done. */
const isRemainder = (told: Quantity, known: Quantity) =>
  told.dimension === 'percent' &&
  known.dimension === 'percent' &&
  Math.abs(told.value + known.value - 100) <= DIGITS

/** '18.5 days against 23': a figure without a unit has that of the one beside it. */
const isBare = ({ dimension, unit }: Quantity) => dimension === 'count' && unit === ''

/**
 * Whether a figure is reckoned from two of the source's figures: a share, a change in percent or in points, a factor; or how far two of them are apart or
 * what they are together, where the text keeps one of them or says which it was 'by'.
 */
export function isReckoned(told: Quantity, text: Reading, source: Reading): boolean {
  const base = source.quantities.slice(0, MAX_BASE)
  const kept = new Set(text.quantities.filter((one) => one !== told).map(({ amount }) => amount))
  if (base.some((known) => isRemainder(told, known))) return true
  return base.some((from, at) =>
    base.slice(at + 1).some((to) => {
      const [one, other] =
        from.dimension === to.dimension ? [from.value, to.value] : [from.amount, to.amount]
      if (one === 0 || other === 0) return false
      if (
        !areDates(from, to) &&
        (isAverage(told, text, from, to) || isAverage(told, text, to, from))
      )
        return true
      const isApart = isMeant(told, told.amount, Math.abs(one - other), DIGITS)
      if (isProduct(told, from, to)) return true
      if (isRatio(told))
        return (
          (!areDates(from, to) &&
            ((!isYear(from) && !isYear(to) && reckon(told, one, other)) ||
              reckon(told, other, one))) ||
          (isPoints(told) && from.dimension === 'percent' && to.dimension === 'percent' && isApart)
        )
      if (isPoints(told) && !isYear(from) && from.dimension === to.dimension) return isApart
      const isSameKind = [from, to].every(
        (figure) => figure.dimension === told.dimension || isBare(figure),
      )
      const isKept = (kept.has(from.amount) && kept.has(to.amount)) || told.role === 'by'
      if (!isKept || !isSameKind || isYear(told)) return false
      if (from.dimension !== to.dimension)
        return isMeant(told, told.amount, Math.abs(one - other), DIGITS)
      return (
        isMeant(told, told.value, Math.abs(one - other), 1e-6 * one) ||
        isMeant(told, told.value, one + other, 1e-6 * one)
      )
    }),
  )
}
