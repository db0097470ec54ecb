import type { Reading } from '../clauses/reading.ts'
import { exchangesRhythm } from '../figures/exchanges-rhythm.ts'
import { isPeriod, isTold } from '../figures/compare-quantities.ts'
import { overlaps } from '../figures/counted.ts'
import { isSupported } from '../figures/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { NAMES_JOINT } from '../words/figures/figure-matches.ts'
import type { Comparison } from './compare/comparison.ts'
import { isReckoned } from './is-reckoned.ts'

const NUMBER = /\d+(?:[.,]\d+)*/gu

/** Times are told in other units: eight weeks are an 'eight-week' course. */
const isPlain = ({ value, amount, dimension }: Quantity) =>
  dimension === 'seconds' || value === amount

/** 'A nurse', '1 nurse', 'a year'; 1 % and $1 are figures as all others. */
const isOneOf = ({ amount, dimension }: Quantity) =>
  amount === 1 && (dimension === 'count' || dimension === 'seconds')

/** 'Three' beside '3 sites'. 'A year' has no percentage in it. */
const isSameAmount = (figure: Quantity, other: Quantity) =>
  isPlain(other) &&
  other.amount === figure.amount &&
  (other.dimension === figure.dimension ||
    other.dimension === 'count' ||
    figure.dimension === 'count')

const JOINT = new RegExp(String.raw`,|;|\+|\s(?:${NAMES_JOINT}|&)\s`, 'u')
const LISTED = /^[^,.;():]{0,40}[(:]\s*([^().]+)/u
const MAX_COUNTED = 12

/** 'Three departments (Art, D&T and PE)': a text lists what it counts, and as many. */
function countsList({ dimension, amount, end }: Quantity, { text }: Reading): boolean {
  const list = LISTED.exec(text.slice(end))?.[1]
  return dimension === 'count' && amount <= MAX_COUNTED && list?.split(JOINT).length === amount
}

/** Whether what is known says a figure in another way: another unit or rhythm, a sum, a share, a change. */
const isSaidOtherwise = (figure: Quantity, told: Reading, known: readonly Reading[]) =>
  countsList(figure, told) ||
  known.some(
    (source) =>
      isSupported(figure, source.quantities) ||
      isReckoned(figure, told, source) ||
      isPeriod(figure, source) ||
      isTold(figure, told, source),
  )

/** Whether a text has a figure as it is written: '15%' has no '5%'. */
function writes(text: string, written: string): boolean {
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    const [before, next] = [text.charAt(at - 1), text.charAt(at + written.length)]
    const isCut = /[\d.,]/.test(before) && /\d/.test(written.charAt(0))
    if (!isCut && !(/\d$/.test(written) && /\d/.test(next))) return true
  }
  return false
}

/** The figures of a text of a value that no source has, and that do not follow; 'a' and 'one' are none. */
function listNewFigures({ told, sources, context, homes = [] }: Comparison): Quantity[] {
  const known = [...sources, ...context]
  const quantities = known.flatMap((reading) => reading.quantities)
  const values = new Set(quantities.map(({ value }) => value))
  const numbers = new Set(known.flatMap(({ text }) => (text.match(NUMBER) ?? []).map(Number)))
  const hasAmount = (figure: Quantity) =>
    numbers.has(figure.amount) || quantities.some((one) => isSameAmount(figure, one))
  return told.quantities.filter(
    (figure) =>
      !isOneOf(figure) &&
      !values.has(figure.value) &&
      !(isPlain(figure) && hasAmount(figure)) &&
      !known.some(({ text }) => writes(text, figure.written)) &&
      !isSaidOtherwise(figure, told, known) &&
      !(
        figure.dimension === 'year' && homes.some(({ head }) => head.text.includes(figure.written))
      ),
  )
}

/** Whether a text has a figure that nothing says that it comes from. */
export const hasNewFigure = (comparison: Comparison): boolean =>
  listNewFigures(comparison).length > 0

/** Whether a figure of the line that a text replaces has become another one of its kind: 'to 83%' told as 'to 93%', 'daily' as 'monthly'. */
export function replacesFigure(comparison: Comparison): boolean {
  const { told, target } = comparison
  if (target && exchangesRhythm(told, target)) return true
  const gone = (target?.quantities ?? []).filter(
    ({ value, written }) =>
      !writes(told.text, written) && told.quantities.every((one) => one.value !== value),
  )
  return (
    gone.length > 0 &&
    listNewFigures(comparison).some(({ dimension, written, counted }) =>
      gone.some(
        (one) =>
          one.dimension === dimension &&
          /^\d/.test(written) &&
          (dimension !== 'count' || overlaps(counted, one.counted) > 0),
      ),
    )
  )
}
