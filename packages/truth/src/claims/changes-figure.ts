import type { Reading } from '../clauses/reading.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isOf } from './compare/classes.ts'
import type { Comparison } from './compare/comparison.ts'

/** '≥', '+', '¥', '²': what changes a figure beside it. */
const SIGN = /[\p{Sm}\p{Sc}\p{No}]/gu
/** 'USP <797>': a number in pointed brackets is no less and no more. */
const BRACKETED = /<(?=[^<>]{1,20}>)|(?<=<[^<>]{1,20})>/gu

/** Whether a text has a sign of arithmetic or money that nothing has that it comes from. */
function hasNewSign({ told, sources, context }: Comparison): boolean {
  const read = ({ text }: Reading): string[] => text.replaceAll(BRACKETED, '').match(SIGN) ?? []
  const known = new Set([...sources, ...context].flatMap(read))
  return read(told).some((sign) => !known.has(sign))
}

const NUMBER = /(?<![\p{L}\d.,-])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu

/** Whether a number stands more often than in what it comes from: it became the figure of another thing. */
function repeatsNumber({ told, target }: Comparison): boolean {
  if (!target) return false
  const count = (text: string, number: string) =>
    (text.match(NUMBER) ?? []).filter((one) => one === number).length
  return (told.text.match(NUMBER) ?? []).some((number) => {
    const before = count(target.text, number)
    return before > 0 && count(told.text, number) > before
  })
}

const PERIOD = /^(?:hour|day|week|month|quarter|year)$/

/** Whether a figure has become one of another rhythm: '2,500 words a day' told as an hour's. */
const changesRate = ({ told, sources }: Comparison): boolean => {
  const known = sources.flatMap(({ quantities }) => quantities)
  return told.quantities.some(({ value, dimension, rate }) => {
    const same = known.filter((one) => one.value === value && one.dimension === dimension)
    const rates = same.map((one) => one.rate).filter((one) => PERIOD.test(one))
    return PERIOD.test(rate) && rates.length > 0 && !rates.includes(rate)
  })
}

const WORD = /\p{L}+/gu
/** Figures are told with two digits behind the point at most. */
const DIGITS = 0.006

/** 'Five points' from 91 % to 96 %, '0.3 points' from 4.1 to 4.4: what lies between two figures of a line. */
const isApart = (points: Quantity, known: readonly Reading[]) =>
  known.some(({ quantities }) =>
    quantities.some((from, at) =>
      quantities
        .slice(at + 1)
        .some(
          (to) =>
            from.dimension === to.dimension &&
            /^(?:percent|count)$/.test(to.dimension) &&
            Math.abs(Math.abs(from.value - to.value) - points.amount) < DIGITS,
        ),
    ),
  )

/** Whether percent became points, which are another thing. */
const countsPoints = ({ told, sources, context }: Comparison): boolean => {
  // Words of a figure are a part of it, and no words of their own.
  const has = ({ text }: Reading) => text.match(WORD)?.some((word) => isOf('points', word)) === true
  const known = [...sources, ...context]
  return has(told) && !known.some(has) && !told.quantities.some((one) => isApart(one, known))
}

/** What a text does to figures that only signs and counts show, whatever else speaks for it. */
export const changesFigure = (comparison: Comparison): boolean =>
  hasNewSign(comparison) ||
  repeatsNumber(comparison) ||
  countsPoints(comparison) ||
  changesRate(comparison)
