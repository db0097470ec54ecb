import { foldWord } from '@tailorbird/language'
import { findQuantities } from '../quantities/find-quantities.ts'
import { ROUGH_NUMBERS, VAGUE_NUMBERS } from '../quantities/number-words.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { isNear } from '../quantities/same-value.ts'
import { looseNumbers } from '../words/equals/figures.ts'
import { KINDS_OF_DAYS, KINDS_OF_UNITS } from '../words/quantities/measures.ts'

/** Two working days are no two days, and a US ton is no tonne. */
const OF_A_KIND = new RegExp(
  String.raw`(?<!\p{L})(?:${KINDS_OF_DAYS}|${KINDS_OF_UNITS})(?!\p{L})`,
  'iu',
)
/** Numbers in words, months and per cent are read alike wherever they are compared; only measures and money need one form. Five points are no 5 %. */
const NO_MEASURE = /^(?:count|year|month|rank|factor|percent|points?)$/

const LOOSE = new RegExp(String.raw`(?<!\p{L})(?:${looseNumbers})(?!\p{L})`, 'iu')

/** 'Une trentaine', 'hundreds'; 'millions' behind a number is exact. */
function isRough({ written }: Quantity): boolean {
  const first = foldWord(/^\S+/.exec(written)?.[0] ?? '')
  return ROUGH_NUMBERS.has(first) || VAGUE_NUMBERS.has(first)
}

/** 'Three helpers, waste to 3 %': a unit that stands elsewhere is not of the figure's own words. */
const isWhole = ({ written, dimension, value }: Quantity) =>
  findQuantities(written).some((one) => one.dimension === dimension && isNear(one.value, value))

const canBeRead = (quantity: Quantity) =>
  !NO_MEASURE.test(quantity.dimension) &&
  isWhole(quantity) &&
  quantity.unit !== 'part' &&
  !OF_A_KIND.test(quantity.written) &&
  !LOOSE.test(quantity.written) &&
  !isRough(quantity)

/** A day is no 24 hours where working time is told; a month is no 30 days. */
const isSameTime = (one: Quantity, other: Quantity) =>
  one.dimension !== 'seconds' || isNear(one.amount, other.amount)

const isSame = (one: Quantity, other: Quantity) =>
  one.dimension === other.dimension &&
  one.bound === other.bound &&
  isNear(one.value, other.value, 1e-9) &&
  isSameTime(one, other)

/** A text with its measures and sums as its sources write them: '1.500 kg' as '1,5 t', '300.000 €' as '0,3 Mio. Euro'. */
export function restateFigures(told: string, sources: readonly string[]): string {
  const figures = findQuantities(told).filter(canBeRead)
  if (figures.length === 0) return told
  const known = sources.flatMap((source) => findQuantities(source).filter(canBeRead))
  return figures.reduceRight((text, figure) => {
    const same = known.filter((one) => isSame(one, figure))
    const [first] = same
    return first === undefined || same.some(({ written }) => written === figure.written)
      ? text
      : text.slice(0, figure.start) + first.written + text.slice(figure.end)
  }, told)
}
