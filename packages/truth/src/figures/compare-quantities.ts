import { checkShares } from './check-shares.ts'
import { countDays } from './count-days.ts'
import { isSupported } from './quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from '../clauses/reading.ts'
import { yearOf } from '../quantities/same-value.ts'
import { stem } from '@tailorbird/language'
import { isSameRhythm, listRhythms, readRhythm, rhythmOf } from './rhythm.ts'
import { periods } from '../quantities/units.ts'
import { PAST_ENDING } from '../words/figures/figure-contexts.ts'
import {
  AFTER,
  BEFORE,
  DOUBLE_STEMS,
  FIRST_RANKS,
  RANK_ENDING,
  SHORT_TIMES,
  BOTH,
  NAMES_JOINT,
  ONE,
  BOTH_PHRASE,
} from '../words/figures/figure-matches.ts'
import { wholly } from '../words/join-words.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { blameFigure } from './blame-figure.ts'

const YEAR_BEFORE = wholly(BEFORE)
const YEAR_AFTER = wholly(AFTER)

/** '2023, against 63 % the year before' names 2022 too. */
function isNeighbourYear({ dimension, value }: Quantity, { quantities, forms }: Reading): boolean {
  if (dimension !== 'year') return false
  const names = (pattern: RegExp) => [...forms].some((form) => pattern.test(form))
  return quantities.some(
    (other) =>
      (yearOf(other) === value + 1 && names(YEAR_BEFORE)) ||
      (yearOf(other) === value - 1 && names(YEAR_AFTER)),
  )
}

/** 'Year 4', 'BS 7671': the figure belongs to a name that the source has. */
export function isNamed({ start, end }: Quantity, told: string, source: string): boolean {
  const name = /(?:\p{Lu}[\p{L}.]{0,20}) $/u.exec(told.slice(Math.max(0, start - 22), start))?.[0]
  if (name === undefined) return false
  const isFirst = start === name.length && name !== name.toUpperCase()
  return (
    !isFirst && !name.endsWith(`${PAST_ENDING} `) && source.includes(name + told.slice(start, end))
  )
}

/** 'The twelve months to April' is 'the year to April'. */
export const isPeriod = ({ dimension, value, amount }: Quantity, { forms }: Reading) =>
  dimension === 'seconds' &&
  amount > 1 &&
  [...forms].some((form) => {
    const seconds = rhythmOf(form)
    return seconds > 0 && Math.abs(seconds - value) <= 0.02 * seconds
  })

/** 'Half-yearly' for 'twice a year'. */
export const isTold = (quantity: Quantity, { text }: Reading, other: Reading) =>
  listRhythms(other).some((one) => isSameRhythm(one, readRhythm(quantity, text)))

const NAME = '\\p{Lu}[\\p{L}.-]{1,20}(?: \\p{Lu}[\\p{L}.-]{1,20})?'
const NAMES = new RegExp(`(${NAME})((?:, ${NAME}){0,8}),? (?:${NAMES_JOINT}|&) ${NAME}`, 'u')

/** How many names 'Ohio, Michigan and Indiana' lists; 0 when a text lists none. */
function countNames(text: string): number {
  const match = NAMES.exec(text)
  return match ? (match[2]?.split(',').length ?? 0) + 1 : 0
}

const RANKS = ['', ...FIRST_RANKS.split(' ')]

/** 'Fourth' for '4th', 'Q4' or a word that no figure was read from. */
const isRanked = ({ dimension, value }: Quantity, { forms }: Reading) =>
  dimension === 'rank' &&
  (forms.has(`q${value}`) || forms.has(RANKS[value] ?? `${value}${RANK_ENDING}`))

const DOUBLE = new RegExp(`^(?:${DOUBLE_STEMS})`)

/** 'Paid twice' for 'duplicate payments'. */
const isDouble = ({ dimension, value }: Quantity, { forms }: Reading) =>
  dimension === 'factor' && value === 2 && [...forms].some((form) => DOUBLE.test(form))

const BOTH_WORDS = BOTH.split(' ')
const BOTH_IN_TEXT = new RegExp(String.raw`\b(?:${BOTH_PHRASE})\b`, 'i')
/** 'Two directors' where the other text says 'both directors'. */
export const isBoth = ({ dimension, value }: Quantity, { forms, text }: Reading) =>
  dimension === 'count' &&
  value === 2 &&
  (BOTH_WORDS.some((word) => forms.has(word)) || BOTH_IN_TEXT.test(text))

const ONE_WORDS = ONE.split(' ')
/** '1 nurse' where the other text says 'one nurse' or 'a nurse'. */
export const isOne = ({ dimension, value }: Quantity, { forms }: Reading) =>
  dimension === 'count' && value === 1 && ONE_WORDS.some((word) => forms.has(word))

/** 'Wpm' is words per minute. */
const IN_SHORT = /^\p{L}p([mhs])$/u
const readShort = (form: string) => {
  const time = SHORT_TIMES[IN_SHORT.exec(form)?.[1] ?? '']
  return time === undefined ? [] : [stem(time), time]
}

/** Whatever the text names that a rate may be told in: periods, and things as in 'per guest'. */
const listPeriods = ({ forms, supports }: Reading) =>
  new Set([...supports, ...[...forms].flatMap((form) => periods.get(form) ?? readShort(form))])

const never = () => false

/** Figures that no source has, or not of this thing. */
export const compareQuantities: CompareFact = ({ told, isGiven = never, ...from }) => {
  const sources = [...from.sources, ...from.context]
  const said = sources.map((source) => ({
    source,
    around: {
      told: told.quantities,
      periods: listPeriods(source),
      words: { told: told.supports, source: source.supports },
    },
  }))
  return [
    ...told.quantities
      .filter(
        (quantity) =>
          !isGiven(quantity) &&
          !said.some(
            ({ source, around }) =>
              isSupported(quantity, source.quantities, around) ||
              isNeighbourYear(quantity, source) ||
              isNamed(quantity, told.text, source.text) ||
              isPeriod(quantity, source) ||
              isTold(quantity, told, source) ||
              isRanked(quantity, source) ||
              isDouble(quantity, source) ||
              isOne(quantity, source) ||
              isBoth(quantity, source) ||
              (quantity.amount > 0 && countDays(source.text) === quantity.amount) ||
              (quantity.dimension === 'count' &&
                quantity.amount > 1 &&
                countNames(source.text) === quantity.amount),
          ),
      )
      .map((quantity) => blameFigure(told, quantity, sources)),
    ...checkShares(told, sources),
  ]
}
