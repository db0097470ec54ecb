import type { FigureToken } from './figure-tokens.ts'
import { MONEY } from './number-words.ts'
import { IRREGULAR_PAST } from '../vocabulary/past-verb.ts'
import { stem } from '@tailorbird/language'
import { periods, speeds, units } from './units.ts'
import { isNeutral } from '../vocabulary/vocabulary.ts'
import type { Quantity } from './quantity.ts'
import {
  ADVERB_ENDING,
  BEFORE_UNIT,
  LINKS,
  OF_WHOLE,
  OR,
  PAST_ENDING,
  PER,
  ROLE_FILLERS,
  UP,
  WHOLE_FILLERS,
} from '../words/figures/figure-contexts.ts'
import * as contexts from '../words/figures/figure-contexts.ts'
import { wholly } from '../words/join-words.ts'

const MAX_CONTEXT = 5
const MAX_COUNTED = 3
const BREAKS = /^[.;:,()–—]$/
const ENDS_COUNTED = wholly(contexts.ENDS_COUNTED)
const JOINS = wholly(contexts.JOINS)
const BEFORE_PERIOD = wholly(`${contexts.BEFORE_PERIOD}|\\/`)
const OF_UNIT = wholly(BEFORE_UNIT)
const OFTEN = new RegExp(`(?:${contexts.PERIOD_ENDINGS})$`)
const OF = wholly(contexts.OF)

const isPast = (text: string) => text.endsWith(PAST_ENDING) || IRREGULAR_PAST.test(text)

const isWord = (text: string) => /^\p{L}/u.test(text)
const isMeaning = (text: string) => isWord(text) && !isNeutral(text, stem(text))

/** The words behind a figure: what is counted. */
function readCounted(tokens: readonly FigureToken[], isList = false): string[] {
  const counted: string[] = []
  for (const { text } of tokens.slice(0, 8)) {
    if (BREAKS.test(text) || counted.length === (isList ? MAX_CONTEXT : MAX_COUNTED)) break
    if (
      !(isList && JOINS.test(text)) &&
      ENDS_COUNTED.test(text) &&
      (counted.length > 0 || text !== OF_WHOLE)
    )
      break
    if (isMeaning(text)) counted.push(stem(text))
  }
  return counted
}

/** Words on one side of a figure, up to the next mark or 'and'. */
function readSide(tokens: readonly FigureToken[]): string[] {
  const words: string[] = []
  for (const { text } of tokens) {
    if (BREAKS.test(text) || JOINS.test(text) || words.length === MAX_CONTEXT) break
    if (isMeaning(text)) words.push(stem(text))
  }
  return words
}

/** '(40) patients per shift', '(3) new hires a month', '(4) weekly lessons'. */
function readRate(tokens: readonly FigureToken[]): string {
  // 'For six weeks and took part in daily rounds': the second verb has a rate of its own.
  const end = tokens.findIndex(
    ({ text }, index) => JOINS.test(text) && isPast(tokens[index + 1]?.text ?? ''),
  )
  if (end >= 0) return readRate(tokens.slice(0, end))
  for (const [index, { text }] of tokens.slice(0, 7).entries()) {
    if (/^[.;:,()]$/.test(text)) return ''
    const next = tokens[index + 1]?.text ?? ''
    if (text === '-' && next.endsWith(ADVERB_ENDING) && periods.has(next))
      return periods.get(next) ?? ''
    if (BEFORE_PERIOD.test(text) && periods.has(next)) return periods.get(next) ?? ''
    // 'Two an acre'.
    if (
      OF_UNIT.test(text) &&
      /^(?:area|metres|grams|litres)$/.test(units.get(next)?.dimension ?? '')
    )
      return stem(next)
    // 'Per second', 'per flight', 'per guest'.
    if (text === PER && isWord(next)) return stem(next)
    if (OFTEN.test(text) && periods.has(text)) return periods.get(text) ?? ''
  }
  return ''
}

const MAX_BEFORE_OF = 4
const OF_PERIOD = new RegExp(`(?:${contexts.BEFORE_OF_ENDINGS})$`)
const CURRENCIES = new Set(MONEY.values())

/** 'Monthly' in 'a monthly budget of £400'. */
function readPeriodBefore(before: readonly FigureToken[], { dimension }: Quantity) {
  const rest = MONEY.has(before.at(-1)?.text ?? '') ? before.slice(0, -1) : before
  return CURRENCIES.has(dimension) && OF.test(rest.at(-1)?.text ?? '')
    ? rest.slice(-MAX_BEFORE_OF).findLast(({ text }) => OF_PERIOD.test(text) && periods.has(text))
    : undefined
}

const FILLERS = wholly(`[$€£¥~]|${ROLE_FILLERS}`)
const FROM = wholly(contexts.ROLE_FROM)
const TO = wholly(`${contexts.ROLE_TO}|→`)
const BY = wholly(contexts.ROLE_BY)

function readRole(tokens: readonly FigureToken[], first: number): Quantity['role'] {
  const before = tokens
    .slice(Math.max(0, first - 5), first)
    .map(({ text }) => text)
    .filter((text) => !FILLERS.test(text))
  const last = before.at(-1) ?? ''
  if (FROM.test(last)) return 'from'
  if (TO.test(last)) return before.at(-2) === UP ? 'none' : 'to'
  return BY.test(last) ? 'by' : 'none'
}

const MORE = wholly(contexts.MORE)
const LESS = wholly(contexts.LESS)

/** Whether the figure says how much more, or less, than something else. */
function readDirection(
  before: readonly FigureToken[],
  after: readonly FigureToken[],
): Quantity['direction'] {
  const around = [...before.slice(-4), ...after.slice(0, 4)].map(({ text }) => text)
  if (around.some((word) => MORE.test(word))) return 'more'
  return around.some((word) => LESS.test(word)) ? 'less' : ''
}

const IN_OTHER_UNIT = wholly(`\\(|\\/|=|${OR}|≈`)

/** A figure in brackets behind another one says the same in another unit: '131 ft (40 m)'. */
function isConverted(gap: readonly FigureToken[], one: Quantity, other: Quantity): boolean {
  const isMeasure =
    one.dimension === other.dimension && !/^(?:count|year|rank|percent|factor)$/.test(one.dimension)
  return (
    isMeasure &&
    gap.length <= 3 &&
    IN_OTHER_UNIT.test(gap[0]?.text ?? '') &&
    Math.abs(one.value - other.value) <= 0.12 * Math.abs(one.value)
  )
}

/** 'From 9 to 6 days' and 'from 9 days to 6': a unit that is written once is meant for both. */
function shareUnit(one: Quantity, other: Quantity): void {
  const [bare, full] = one.unit === '' ? [one, other] : [other, one]
  if (
    bare.unit !== '' ||
    bare.dimension !== 'count' ||
    full.unit === '' ||
    full.dimension === 'factor'
  )
    return
  const factor = full.amount === 0 ? 1 : full.value / full.amount
  bare.dimension = full.dimension
  bare.unit = full.unit
  bare.value = bare.amount * factor
}

const TO_BETWEEN = wholly(contexts.TO_BETWEEN)
const WHOLE = wholly(WHOLE_FILLERS)
const LINK = wholly(`${LINKS}|[-–,]`)

/** Fills in what stands around each figure: its role in 'from … to …', its rate, what it counts, and the words beside it. */
export function readContext(
  tokens: readonly FigureToken[],
  spans: readonly { first: number; end: number }[],
  quantities: Quantity[],
): void {
  for (const [index, quantity] of quantities.entries()) {
    const span = spans[index]
    if (!span) continue
    const before = tokens.slice(spans[index - 1]?.end ?? 0, span.first)
    const after = tokens.slice(span.end, spans[index + 1]?.first ?? tokens.length)
    quantity.role = readRole(tokens, span.first)
    quantity.direction = readDirection(before, after)
    quantity.rate = speeds.get(quantity.unit) ?? readRate(after)
    quantity.counted = readCounted(after)
    const isOf = OF.test(before.at(-1)?.text ?? '')
    // 'a class of 30' counts a class, '30 pupils' counts pupils.
    const period = quantity.rate === '' ? readPeriodBefore(before, quantity) : undefined
    if (period) {
      quantity.rate = periods.get(period.text) ?? ''
      quantity.rateStart = period.start
    }
    const owner = isOf ? readSide(before.toReversed()).slice(0, 1) : []
    quantity.near = [...readCounted(after, true), ...owner]
    quantity.counted = [...quantity.counted, ...owner]
    quantity.context = [...readSide(after), ...readSide(before.toReversed())]
  }
  for (const [index, quantity] of quantities.entries()) {
    const next = quantities[index + 1]
    const gap = tokens.slice(spans[index]?.end ?? 0, spans[index + 1]?.first ?? 0)
    // 'de 45 à 30 jours', 'von 6 auf 4,5 %'
    if (next && gap.length === 1 && TO_BETWEEN.test(gap[0]?.text ?? '')) next.role = 'to'
    if (next && isConverted(gap, quantity, next)) {
      // 'Up to 17,000 feet (about 5,180 m)'.
      if (next.bound === 'none' || (next.bound === 'about' && quantity.bound !== 'none'))
        next.bound = quantity.bound
      if (next.role === 'none') next.role = quantity.role
      if (next.counted.length === 0) next.counted = quantity.counted
    }
    // '14 of the 32 levels': both count levels.
    if (
      next?.dimension === 'count' &&
      quantity.dimension === 'count' &&
      gap[0]?.text === OF_WHOLE &&
      gap.slice(1).every(({ text }) => WHOLE.test(text))
    ) {
      quantity.counted = next.counted
      quantity.near = next.near
    }
    // 'By 20%, from 20 to 16 weeks': a pair behind a comma has a unit of its own.
    const isApart =
      gap[0]?.text === ',' && (next?.role === 'from' || (next?.rate !== '' && quantity.rate === ''))
    const isLink = !isApart && gap.length <= 3 && gap.every(({ text }) => LINK.test(text))
    if (
      (next && isLink) ||
      next?.role === 'to' ||
      (next?.role === 'from' && quantity.role === 'to')
    )
      shareUnit(quantity, next)
    if (next && next.dimension === quantity.dimension && next.role === 'to') {
      const isFrom =
        quantity.role === 'from' || (spans[index + 1]?.first ?? 0) - (spans[index]?.end ?? 0) <= 2
      if (isFrom) {
        if (quantity.role === 'none') quantity.role = 'from'
        const context = [...quantity.context, ...next.context]
        quantity.context = context
        next.context = context
        quantity.isPaired = true
        next.isPaired = true
        const counted = next.counted.length > 0 ? next.counted : quantity.counted
        quantity.counted = counted
        next.counted = counted
        const near = [...quantity.near, ...next.near]
        quantity.near = near
        next.near = near
      }
    }
  }
}
