import { findQuantities } from '../quantities/find-quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import * as bounds from '../words/figures/bounds.ts'
import { average } from '../words/equals/equals.ts'
import { joints } from '../words/equals/phrases.ts'
import {
  everyPeriod,
  once,
  periodNames,
  perPeriod,
  rateOf,
  ratePrepositions,
  rateWords,
} from '../words/equals/rates.ts'
import type { Phrase } from './place-phrase.ts'

const EDGE = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}]|\s\d{4})`

/** How a rate is told: 'weekly', 'every week', 'a week', 'once a week'. */
type Form = 'word' | 'every' | 'per' | 'once'

const FORMS = Object.keys(periodNames).flatMap((period) => {
  const names = `(?:${periodNames[period]})`
  const forms: [Form, string][] = [
    ['once', String.raw`${EDGE}(?:${once})\s+(?:(?:${perPeriod}|${everyPeriod})\s*${names})`],
    ['every', String.raw`${EDGE}(?:${everyPeriod})\s+${names}`],
    ['per', String.raw`(?:${EDGE}(?:${perPeriod})\s*|\s?\/\s?)${names}`],
    ['word', `${EDGE}(?:${rateWords[period]})`],
  ]
  return forms.map(([form, words]) => ({ period, form, pattern: new RegExp(words + END, 'giu') }))
})

/** What may stand between a rate and its figure: 'yearly about 60', 'an annual budget of 40'. */
const BEFORE_FIGURE = new RegExp(
  String.raw`^\s+(?:(?:\p{L}+\s+){0,2}(?:${rateOf})\s*)?(?:(?:${bounds.ABOUT}|${bounds.ABOUT_CUT}|${bounds.OVER}|${bounds.NEARLY}|${bounds.AT_LEAST}|${average})\.?\s+)?$`,
  'iu',
)
const CUT = new RegExp(
  String.raw`[.;:,()–—]|\d|(?<![\p{L}\p{N}])(?:${joints})(?![\p{L}\p{N}])`,
  'iu',
)
const OF_AT_END = new RegExp(String.raw`(?:^|\s)(?:${rateOf})\s*$`, 'iu')
const PREPOSITION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ratePrepositions})(?![\p{L}\p{N}])`,
  'iu',
)
/** Further behind its figure a rate is of something else. */
const MAX_BEHIND = 60

interface Rate extends Phrase {
  form: Form
}

/** The figure that a rate is of; undefined when it tells how often all of it is done. */
function findFigure(text: string, { start, end, form }: Rate, quantities: readonly Quantity[]) {
  const next = quantities.find((one) => one.start >= end)
  if (next && BEFORE_FIGURE.test(text.slice(end, next.start))) return next
  const last = quantities.findLast((one) => one.end <= start)
  const gap = last && text.slice(last.end, start)
  if (gap === undefined || gap.length > MAX_BEHIND || CUT.test(gap)) return undefined
  // 'Twelve slides for the weekly meeting'
  const isOfOther = form === 'word' && (PREPOSITION.test(gap) || OF_AT_END.test(gap))
  return isOfOther ? undefined : last
}

/** How often something is done, or the period that a figure is told for, each with what it says. */
export function listRates(text: string): Phrase[] {
  const found = FORMS.flatMap(({ period, form, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }): Rate => ({
      key: period,
      form,
      start: index,
      end: index + words.length,
    })),
  )
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((rate, at, all) => rate.start >= Math.max(0, ...all.slice(0, at).map(({ end }) => end)))
  if (found.length === 0) return []
  const quantities = findQuantities(text).filter(
    (one) =>
      one.dimension !== 'year' &&
      !found.some(({ start, end }) => start < one.end && one.start < end),
  )
  return found.flatMap((rate) => {
    const { key, form, start, end } = rate
    const figure = findFigure(text, rate, quantities)
    if (figure) return [{ key: `${figure.value} ${figure.dimension} ${key}`, start, end }]
    return form === 'per' ? [] : [{ key, start, end, isFixed: form !== 'once' }]
  })
}
