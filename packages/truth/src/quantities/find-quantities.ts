import { remember } from '@tailorbird/language'
import { readFigureTokens, type FigureToken } from './figure-tokens.ts'
import { findDays, type FoundDay } from './date-key.ts'
import {
  FACTORS,
  MONEY,
  NAMED_TIMES,
  NUMBER_WORDS,
  ROUGH_NUMBERS,
  SINGLE_PARTS,
} from './number-words.ts'
import { readContext } from './quantity-context.ts'
import type { Bound, Quantity } from './quantity.ts'
import { isFactor, isPart, readBound } from './read-bound.ts'
import { readMeasure } from './read-measure.ts'
import { readNumber } from './read-number.ts'
import { units } from './units.ts'
import {
  A_OR_ONE,
  AFTER_TWICE,
  AND_A_HALF,
  HALF_YEARLY,
  IN_WHOLE,
  NUMBER,
  OF_A,
  ONE_OF,
  TWICE,
} from '../words/quantities/number-words.ts'
import { wholly } from '../words/join-words.ts'
import { isNameOfDigits, readPart, readRank } from './read-rank.ts'

const isYear = (written: string) => /^(?:19|20)\d{2}$/.test(written)
/** 'S3', 'COVID-19', and the second year of '2023/24'. */
const IN_NAME = /[\p{L}_#]$|\p{Lu}{2,}-$|(?<!\d)(?:19|20)\d{2}\/$/u
const TWICE_A_YEAR = wholly(HALF_YEARLY)
const HALF_YEAR_SECONDS = 15_778_800
const OFTEN = wholly(AFTER_TWICE)
const ONE = wholly(A_OR_ONE)
const ONE_IN = wholly(ONE_OF)
const AND_HALF = AND_A_HALF.split(' ')

type Found = Pick<Quantity, 'value' | 'amount' | 'dimension' | 'unit' | 'bound'> & {
  first: number
  end: number
}

/** 'A third' as a percentage, 'a quarter of an hour' as a time. */
function readShare(
  value: number,
  tokens: readonly FigureToken[],
  first: number,
  end: number,
): Found {
  const unit = units.get(tokens[end + 2]?.text ?? '')
  const isOfUnit = tokens[end]?.text === OF_A && ONE.test(tokens[end + 1]?.text ?? '')
  const bound = readBound(tokens, first, end)
  return unit?.dimension === 'seconds' && isOfUnit
    ? {
        value: (value / 100) * unit.factor,
        amount: value,
        dimension: 'seconds',
        unit: 'part',
        bound,
        first,
        end: end + 3,
      }
    : { value, amount: value, dimension: 'percent', unit: 'part', bound, first, end }
}

/** 'One in five' as a percentage. */
function readOneIn(tokens: readonly FigureToken[], index: number) {
  if (!ONE_IN.test(tokens[index]?.text ?? '') || tokens[index + 1]?.text !== IN_WHOLE)
    return undefined
  const whole = readNumber(tokens, index + 2)
  const after = tokens[index + 2 + (whole?.length ?? 0)]?.text ?? ''
  return whole && whole.value > 1 && whole.value <= 100 && !units.has(after)
    ? { value: 100 / whole.value, length: 2 + whole.length }
    : undefined
}

/** 'a year and a half' */
const isYearAndHalf = (tokens: readonly FigureToken[], index: number) =>
  ONE.test(tokens[index]?.text ?? '') &&
  units.get(tokens[index + 1]?.text ?? '')?.dimension === 'seconds' &&
  AND_HALF.every((word, at) => tokens[index + 2 + at]?.text === word)

/** The bound that a number has in its own word: 'dozens', 'une quarantaine'. */
const readOwnBound = ({ text }: FigureToken, isVague: boolean): Bound | undefined =>
  isVague ? 'over' : ROUGH_NUMBERS.has(text) ? 'about' : undefined

function readFigure(
  text: string,
  tokens: readonly FigureToken[],
  index: number,
): Found | undefined {
  const token = tokens[index] as FigureToken
  const plain = (value: number, dimension: string, unit: string, end: number): Found => ({
    value,
    amount: value,
    dimension,
    unit,
    bound: 'none',
    first: index,
    end,
  })
  const isInName = /^\d+(?:\.\d+)*$/.test(token.text) && IN_NAME.test(text.slice(0, token.start))
  // 'Number two' is a rank.
  const isRank = tokens[index - 1]?.text === NUMBER && NUMBER_WORDS.has(token.text)
  if (isInName || isRank || isNameOfDigits(tokens, index)) return undefined
  if (FACTORS.has(token.text) && isFactor(tokens, index)) {
    // 'Twice a year' counts, 'twice as fast' compares.
    const next = tokens[tokens[index + 1]?.text === '-' ? index + 2 : index + 1]?.text ?? ''
    const isOften = token.text === TWICE && OFTEN.test(next)
    const factor = FACTORS.get(token.text) ?? 1
    const isNumber = readNumber(tokens, index) !== undefined
    if (!isNumber)
      return {
        ...plain(factor, isOften ? 'count' : 'factor', isOften ? '' : 'x', index + 1),
        bound: readBound(tokens, index, index + 1),
      }
  }
  const single = SINGLE_PARTS.get(token.text)
  if (single !== undefined && isPart(tokens, index))
    return readShare(100 / single, tokens, index, index + 1)
  const halfYear = TWICE_A_YEAR.test(
    `${token.text}${tokens[index + 1]?.text ?? ''}${tokens[index + 2]?.text ?? ''}`,
  )
  if (halfYear) return plain(HALF_YEAR_SECONDS, 'seconds', 'month', index + 3)
  const time = NAMED_TIMES.get(token.text)
  if (time !== undefined) return plain(time, 'seconds', token.text, index + 1)
  if (isYearAndHalf(tokens, index)) {
    const unit = tokens[index + 1]?.text ?? ''
    return plain(1.5 * (units.get(unit)?.factor ?? 0), 'seconds', unit, index + 5)
  }
  const rank = readRank(tokens, index)
  if (rank) return plain(rank.value, 'rank', '', index + rank.length)
  const part = readOneIn(tokens, index)
  if (part) return readShare(part.value, tokens, index, index + part.length)
  const number = readNumber(tokens, index)
  if (!number) return undefined
  const end = index + number.length
  const share = readPart(number.value, tokens, end)
  if (share !== undefined) return readShare(share, tokens, index, end + 1)
  const measure = readMeasure(number.value, tokens, index, end)
  const isDate =
    isYear(text.slice(token.start, tokens[end - 1]?.end)) && measure.dimension === 'count'
  return {
    value: measure.value,
    amount: number.value,
    dimension: isDate ? 'year' : measure.dimension,
    unit: measure.unit,
    bound: readOwnBound(token, number.isVague) ?? readBound(tokens, index, end),
    first: index,
    end: Math.max(end, end + measure.length),
  }
}

/** 'June 2020', '06/2020' */
function readDay({ months, end }: FoundDay, tokens: readonly FigureToken[], first: number): Found {
  let last = first
  while ((tokens[last]?.start ?? end) < end) last += 1
  return {
    value: months,
    amount: months,
    dimension: 'month',
    unit: '',
    bound: 'none',
    first,
    end: last,
  }
}

/** A line and what was changed in it are asked about by many. */
const MAX_KEPT_CHARS = 400

/** The figures of a text, in digits or words, with units made comparable. Digits inside a name ('S3', 'ISO 9001', '2D') are no figure. */
export const findQuantities: (text: string) => readonly Quantity[] = remember(
  readQuantities,
  MAX_KEPT_CHARS,
)

function readQuantities(text: string): Quantity[] {
  const tokens = readFigureTokens(text)
  const found: Quantity[] = []
  const spans: { first: number; end: number }[] = []
  const days = new Map(findDays(text).map((day) => [day.start, day]))
  for (let index = 0; index < tokens.length; index += 1) {
    const day = days.get(tokens[index]?.start ?? -1)
    const figure = day ? readDay(day, tokens, index) : readFigure(text, tokens, index)
    if (!figure) continue
    const { first, end, ...quantity } = figure
    const isMoney = MONEY.has(tokens[first - 1]?.text ?? '') && quantity.dimension !== 'factor'
    const start = (isMoney ? tokens[first - 1] : tokens[first])?.start ?? 0
    const last = tokens[end - 1]?.end ?? start
    found.push({ ...quantity, written: text.slice(start, last), start, end: last, ...newContext() })
    spans.push({ first, end })
    index = end - 1
  }
  readContext(tokens, spans, found)
  return found
}

/** What readContext fills in. */
function newContext(): Pick<
  Quantity,
  'role' | 'rate' | 'rateStart' | 'counted' | 'near' | 'context' | 'isPaired' | 'direction'
> {
  return {
    role: 'none',
    rate: '',
    rateStart: undefined,
    counted: [],
    near: [],
    context: [],
    isPaired: false,
    direction: '',
  }
}
