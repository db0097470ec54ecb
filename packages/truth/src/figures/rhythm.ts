import { foldWord } from '@tailorbird/language'
import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from '../clauses/reading.ts'
import { periods, units } from '../quantities/units.ts'
import { ADVERB_ENDING } from '../words/figures/figure-contexts.ts'
import { HOW_OFTEN, EVERY } from '../words/figures/rhythms.ts'
import { wholly } from '../words/join-words.ts'

const QUARTER_SECONDS = 7_889_400
/** How many seconds a period has: 0 when it has none of its own, as a shift. */
const secondsOf = (period: string) =>
  period === 'quarter' ? QUARTER_SECONDS : (units.get(period)?.factor ?? 0)

/** How long a period is that a word names, in seconds: 'quarterly'; 0 for other words. */
export const rhythmOf = (word: string) => secondsOf(periods.get(foldWord(word)) ?? '')

const EVERY_TIME = new RegExp(String.raw`(?:^|\s)(?:${EVERY})\s$`, 'i')
const TIMES = wholly(HOW_OFTEN, 'i')

/** The time between one and the next, in seconds, that a figure tells: 'every six months', 'twice a year'. */
export function readRhythm({ dimension, value, rate, written, start }: Quantity, text: string) {
  const isEvery = EVERY_TIME.test(text.slice(Math.max(0, start - 10), start))
  if (dimension === 'seconds') return isEvery || written.endsWith(ADVERB_ENDING) ? value : 0
  return dimension === 'count' && TIMES.test(written) && value > 0 ? secondsOf(rate) / value : 0
}

/** Every rhythm that a text tells, in seconds. */
export function listRhythms({ text, forms, quantities }: Reading): number[] {
  const named = [...forms].filter((form) => form.endsWith(ADVERB_ENDING)).map(rhythmOf)
  return [...named, ...quantities.map((quantity) => readRhythm(quantity, text))]
}

/** Whether two rhythms are one, as far as calendars let them: twelve times a year and every four weeks are not. */
export const isSameRhythm = (one: number, other: number) =>
  one > 0 && other > 0 && Math.abs(one - other) <= 0.02 * one
