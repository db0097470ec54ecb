import type { Quantity } from './quantity.ts'
import { TWICE } from '../words/quantities/number-words.ts'
import { POUND, TON } from '../words/quantities/units-of-measure.ts'
import { wholly } from '../words/join-words.ts'

const POUNDS = wholly(POUND)
const TONS = wholly(TON)

/** Whether two values are one, but for how computers write them. */
export const isNear = (one: number, other: number, tolerance = 1e-6) =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other))
/** The year that a date lies in. */
export const yearOf = ({ dimension, value }: Quantity) =>
  dimension === 'year' ? value : dimension === 'month' ? Math.floor(value / 12) : undefined

/** Percentages and factors compare two other figures. */
export const isRatio = ({ dimension }: Quantity) =>
  dimension === 'percent' || dimension === 'factor'

/** Rounded figures are so much above or below what they stand for at most, in parts of it. */
const ROUNDED_UP = 0.04
const ROUNDED_DOWN = 0.1

/** Whether `told` is `value` rounded to the digits that it is told with: 130,000 of 131,000, and 150 not of 140. */
export function isRounded(told: number, value: number): boolean {
  if (told === 0 || !isNear(told, value, told > value ? ROUNDED_UP : ROUNDED_DOWN)) return false
  const step = 10 ** Math.floor(Math.log10(Math.abs(told)))
  const unit = [step, step / 2, step / 10, step / 20].find((one) =>
    Number.isInteger(Math.round((told / one) * 1e6) / 1e6),
  )
  return unit !== undefined && isNear(Math.round(value / unit) * unit, told)
}

const isLikeYear = (one: Quantity, other: Quantity) =>
  (one.dimension === 'year' && other.dimension === 'count' && !/^\d{4}$/.test(other.written)) ||
  (other.dimension === 'year' && one.dimension === 'count' && !/^\d{4}$/.test(one.written))
const isLikeMoney = (one: Quantity, other: Quantity) =>
  one.dimension === 'pounds' && other.dimension === 'grams' && POUNDS.test(other.unit)

/** Grams of the short and the long ton. */
const GRAMS_OF_TONS = [907_185, 1_016_047]
/** 'Tons' of America and Britain are no tonnes. */
const isOtherTon = (one: Quantity, other: Quantity) =>
  TONS.test(one.unit) &&
  GRAMS_OF_TONS.some((grams) => isNear(one.amount * grams, other.value, 0.015))

/** Values of both sides in one unit; a conversion may be rounded to the digits that are written. */
export function isSameValue(told: Quantity, source: Quantity): boolean {
  const isBare = (one: Quantity) =>
    one.dimension === 'count' && one.counted.length === 0 && one.written !== TWICE
  // 'from 5 days to 2', 'aged 1 to 3': the unit is left to the reader.
  if (
    told.dimension !== source.dimension &&
    (isBare(told) || isBare(source)) &&
    !isRatio(told) &&
    !isRatio(source) &&
    told.dimension !== 'year' &&
    source.dimension !== 'year'
  )
    return told.amount === source.amount
  // '1,920 isolates' and '1920 isolates'; '20,000 pounds' of money or of weight.
  if (isLikeYear(told, source) || isLikeMoney(told, source) || isLikeMoney(source, told))
    return isNear(told.amount, source.amount)
  // Who names the month names the year.
  if (told.dimension === 'year' && source.dimension === 'month')
    return told.value === Math.floor(source.value / 12)
  if (told.dimension === 'month' || source.dimension === 'month')
    return told.dimension === source.dimension && told.value === source.value
  if (told.dimension === 'percent' && (told.unit === 'part' || source.unit === 'part'))
    return told.dimension === source.dimension && Math.abs(told.value - source.value) < 1
  if (told.dimension === source.dimension) {
    if (isNear(told.value, source.value)) return true
    if (isOtherTon(told, source) || isOtherTon(source, told)) return true
    if (told.unit === source.unit || told.unit === '' || source.unit === '') return false
    const factor = told.amount === 0 ? 1 : told.value / told.amount
    return (
      isNear(told.value, source.value, 0.015) ||
      (Math.abs(source.value / factor - told.amount) <= 0.05 * Math.abs(told.amount) &&
        Math.abs(source.value / factor - told.amount) <= 0.5)
    )
  }
  const celsius = (quantity: Quantity) =>
    quantity.dimension === 'fahrenheit'
      ? ((quantity.value - 32) * 5) / 9
      : quantity.dimension === 'celsius'
        ? quantity.value
        : Number.NaN
  return Math.abs(celsius(told) - celsius(source)) <= 0.6
}

/** Whether a figure with its bound ('over 50') says no more than the source's. */
export function isWithin(told: Quantity, source: Quantity): boolean {
  const { bound, value } = told
  if (isSameValue(told, source)) {
    if (bound === 'over') return source.bound === 'over' || source.bound === 'atLeast'
    if (bound === 'atLeast') return source.bound !== 'upTo' && source.bound !== 'under'
    // 'Under 36 hours' is less than 36 hours, and 'nearly 36' says no more.
    if (bound === 'below') return source.bound === 'below'
    if (bound === 'upTo') return /^(?:upTo|below|within)$/.test(source.bound)
    return source.bound !== 'upTo'
  }
  if (told.dimension !== source.dimension || source.bound === 'upTo') return false
  if (bound === 'over' || bound === 'atLeast')
    return value < source.value && value >= 0.8 * source.value
  if (bound === 'under') return value > source.value && value <= 1.06 * source.value
  if (bound === 'below') return value > source.value && value <= 1.07 * source.value
  // What is 'about 1,350' is rounded already.
  if (bound === 'about')
    return isRounded(value, source.value) && !(source.bound === 'about' && value > source.value)
  return false
}
