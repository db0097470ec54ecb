import { countsTheSame, overlaps } from './counted.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { stem } from '@tailorbird/language'
import { units } from '../quantities/units.ts'
import { POINT } from '../words/figures/figure-matches.ts'
import { isNear, isRatio, isWithin } from '../quantities/same-value.ts'

/** Figures that one text compares; more would only invite chance. */
const MAX_BASE = 12
/** A product with 'about' is rounded, and no more. */
const ROUNDED = 0.05
const rateUnits = new Map([...units].map(([name, unit]) => [stem(name), unit]))
const PER_YEAR: Record<string, number[]> = { month: [12], week: [52, 50], quarter: [4], year: [1] }
const PER_WEEK: Record<string, number[]> = { day: [5, 6, 7], week: [1], night: [5, 6, 7] }

/** '5 a week' and '260 a year' are one rate. */
export function isSameRate(told: Quantity, source: Quantity): boolean {
  if (told.dimension !== source.dimension || told.rate === source.rate) return false
  if (!/^(?:none|about|within)$/.test(told.bound) && told.bound !== source.bound) return false
  if (source.bound === 'upTo' && told.bound !== 'upTo') return false
  // 'Two an acre' are five per hectare.
  const [unit, base] = [rateUnits.get(told.rate), rateUnits.get(source.rate)]
  if (unit && unit.dimension === base?.dimension && unit.dimension !== 'seconds')
    return isWithin(told, {
      ...source,
      value: (source.value * unit.factor) / base.factor,
      bound: 'none',
    })
  return [PER_YEAR, PER_WEEK].some((table) =>
    (table[told.rate] ?? []).some((one) =>
      (table[source.rate] ?? []).some((other) => isNear(told.value * one, source.value * other)),
    ),
  )
}

const POINTS = new RegExp(`^(?:${POINT}|pp)`)
const isPoints = ({ dimension, counted }: Quantity) =>
  dimension === 'count' && POINTS.test(counted[0] ?? '')

/** Whether two or more figures of the source give this one: a percentage, a factor, a difference, a sum, a product. */
export function followsFrom(told: Quantity, source: readonly Quantity[]): boolean {
  const base = source
    .filter(({ dimension }) => !/^(?:factor|year|month|rank)$/.test(dimension))
    .slice(0, MAX_BASE)
  const isTold = (value: number, dimension: string) => {
    const derived = { ...told, value, amount: value, dimension, unit: '', bound: 'none' as const }
    return isWithin(told, derived)
  }
  // A start or an end is a figure of its own, and follows from nothing.
  if (told.isPaired || told.role === 'from' || told.role === 'to') return false
  return base.some((from, index) =>
    base.some((to, at) => {
      if (at === index || from.dimension !== to.dimension || from.value === 0 || to.value === 0)
        return false
      const factor = to.value / from.value
      if (isRatio(told)) {
        const percents = [Math.abs(factor - 1) * 100, factor * 100]
        if (told.dimension === 'factor')
          return (
            ([factor, 1 / factor, 1 / Math.abs(1 - factor)].some((one) =>
              isNear(one, told.value, 0.02),
            ) &&
              told.bound !== 'over') ||
            // 'More than half' from 9 to 4
            (told.bound !== 'none' && isTold(Math.max(factor, 1 / factor), 'factor'))
          )
        return (
          percents.some(
            (percent) =>
              Math.abs(percent - told.value) <= 0.5 ||
              (told.bound !== 'none' && isTold(percent, 'percent')),
          ) ||
          (from.dimension === 'percent' && isTold(Math.abs(from.value - to.value), 'percent'))
        )
      }
      // '16 points' from 52 % to 68 %
      if (isPoints(told) && from.isPaired && to.isPaired)
        return isNear(Math.abs(from.amount - to.amount), told.value)
      if (told.dimension !== from.dimension) return false
      const isDifference =
        ((from.isPaired && to.isPaired) || told.role === 'by' || told.direction !== '') &&
        isTold(Math.abs(from.value - to.value), told.dimension)
      const isSum =
        index < at &&
        !from.isPaired &&
        countsTheSame(told, { ...from, counted: [...from.counted, ...to.counted] }) &&
        isTold(from.value + to.value, told.dimension)
      const isProduct =
        told.dimension === 'count' &&
        index < at &&
        from.counted.length > 0 &&
        from.value * to.value < 1e6 &&
        Math.abs(index - at) === 1 &&
        (told.counted.length === 0 ||
          overlaps(told.counted, [...from.context, ...to.context]) > 0) &&
        // 'Over 8,000' is no way to say 600 times 14.
        /^(?:none|about)$/.test(told.bound) &&
        isNear(from.value * to.value, told.value, told.bound === 'about' ? ROUNDED : undefined)
      return isDifference || isSum || isProduct
    }),
  )
}

/** 'Doubled' is '100 % more', 'by half' is '50 %'. */
export function isSameRatio(told: Quantity, source: Quantity): boolean {
  if (told.dimension === source.dimension || !isRatio(told) || !isRatio(source)) return false
  if (told.bound === 'over' || told.bound === 'under' || told.bound === 'below') {
    const { value } = source
    const same =
      told.dimension === 'factor'
        ? [1 + value / 100, 100 / value, 100 / (100 - value)]
        : [(value - 1) * 100, 100 / value, 100 - 100 / value]
    return same.some((one) => isWithin(told, { ...source, value: one, dimension: told.dimension }))
  }
  const [factor, percent] = told.dimension === 'factor' ? [told, source] : [source, told]
  const parts = [(factor.value - 1) * 100, 100 / factor.value, 100 - 100 / factor.value]
  return parts.some((part) => Math.abs(part - percent.value) <= 0.7)
}

/** '64 windows in 8 weeks' are 8 a week. */
export function isRateOf(told: Quantity, source: readonly Quantity[]): boolean {
  const period = units.get(told.rate)
  if (told.dimension !== 'count' || period === undefined) return false
  return source.some(
    (time) =>
      time.dimension === 'seconds' &&
      source.some(
        (count) =>
          count.dimension === 'count' &&
          Math.abs(count.value / (time.value / period.factor) - told.value) <= 0.5,
      ),
  )
}

/** '108 % of target' is '8 % above target', '92 %' is '8 % below' it. */
export function isBeyondBase(told: Quantity, source: Quantity): boolean {
  if (told.dimension !== 'percent' || source.dimension !== 'percent') return false
  const isBase = (whole: Quantity, part: Quantity) =>
    (part.direction !== '' || part.role === 'by') &&
    whole.value > 50 &&
    Math.abs(Math.abs(whole.value - 100) - part.value) < 0.05 &&
    whole.value > 100 === (part.direction !== 'less')
  return isBase(source, told) || isBase(told, source)
}
