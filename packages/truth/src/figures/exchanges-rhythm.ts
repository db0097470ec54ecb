import { foldWord } from '@tailorbird/language'
import type { Reading } from '../clauses/reading.ts'
import { periods } from '../quantities/units.ts'
import { RHYTHMS } from '../words/figures/rhythms.ts'

const PATTERNS = Object.entries(RHYTHMS).map(
  ([period, starts]) => [period, new RegExp(`^(?:${starts})`, 'iu')] as const,
)

const listWords = ({ text }: Reading) => text.match(/\p{L}+/gu) ?? []

/** The periods that a text names as the time from one to the next: 'weekly', 'wöchentliche'. */
const listRhythmNames = (reading: Reading): Set<string> =>
  new Set(
    listWords(reading).flatMap((word) =>
      PATTERNS.flatMap(([period, pattern]) => (pattern.test(word) ? [period] : [])),
    ),
  )

/** The periods that a text names in any way: 'weekly', 'a week', 'twice a week'. */
const listPeriodNames = (reading: Reading): Set<string> =>
  new Set([
    ...listRhythmNames(reading),
    ...listWords(reading).flatMap((word) => periods.get(foldWord(word)) ?? []),
  ])

/**
 * Whether a text tells that something is done at other times than its line does: 'monthly' of 'daily'. What a figure tells with, as
 * 'twelve times a year', is for the checks of figures.
 */
export function exchangesRhythm(told: Reading, line: Reading): boolean {
  const [now, was] = [listPeriodNames(told), listPeriodNames(line)]
  return (
    [...listRhythmNames(told)].some((period) => !was.has(period)) &&
    [...listRhythmNames(line)].some((period) => !now.has(period))
  )
}
