import { foldCase } from '@tailorbird/language'
import type { Reading } from '../clauses/reading.ts'
import { periods } from '../quantities/units.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'
import { PART_PHRASES } from '../words/figures/shares.ts'
import { wholly } from '../words/join-words.ts'
import * as words from '../words/figures/shares.ts'

/** 'One of the two', 'eine der drei': a part of what is counted. */
const PART = new RegExp(
  `(?<!\\p{L})(?:(?:${words.PART}|1) (?:${words.PART_OF})|${PART_PHRASES})(?!\\p{L})`,
  'u',
)
/** Words that say it of all. */
const ALL = new RegExp(`(?<!\\p{L})(?:${words.ALL})(?!\\p{L})(?: (\\p{L}+))?`, 'u')
const OF_PERIOD = new RegExp(
  `(?<!\\p{L})(?:${words.OF_PERIOD}) ?(${words.SHARED_PERIODS})(?!\\p{L})`,
  'u',
)

const periodOf = (word: string) => periods.get(word) ?? word

const OFTEN = wholly(words.EACH_PERIOD)
const ADVERB = wholly(words.EACH_PERIOD_ADVERBS)

/** The periods in which a text says that something is done again: 'each quarter', 'weekly'. */
function listFrequencies(text: string): Set<string> {
  const told = text.match(/\p{L}+/gu) ?? []
  return new Set(
    told.flatMap((word, index) =>
      ADVERB.test(word) || OFTEN.test(told[index - 1] ?? '') ? (periods.get(word) ?? []) : [],
    ),
  )
}

/** Another frequency than the source's. Rates of figures are compared with the figures. */
function findOtherFrequency(told: Reading, text: string, sources: readonly Reading[]) {
  const known = new Set(sources.flatMap(({ forms }) => [...forms].map(periodOf)))
  const isOften = sources.some((source) => listFrequencies(foldCase(source.text)).size > 0)
  return [...listFrequencies(text)].find(
    (period) => isOften && !known.has(period) && told.quantities.every(({ rate }) => rate === ''),
  )
}

const toClaim = (written: string): Claim => ({
  kind: 'figure',
  ...unsaid(written),
})

/** What was said of a part and is told of all; 'of the year' and 'each week' where another period was named. */
export function checkShares(told: Reading, sources: readonly Reading[]): Claim[] {
  const text = foldCase(told.text)
  const originals = sources.map((source) => foldCase(source.text))
  const all = ALL.exec(text)
  const isOfAll =
    all !== null &&
    !periods.has(all[1] ?? '') &&
    !PART.test(text) &&
    originals.length > 0 &&
    !originals.some((original) => ALL.test(original)) &&
    originals.some((original) => PART.test(original))
  const period = OF_PERIOD.exec(text)?.[1]
  const isOtherPeriod =
    period !== undefined &&
    originals.some((original) => OF_PERIOD.test(original)) &&
    !sources.some(({ forms }) => [...forms].some((form) => periodOf(form) === periodOf(period)))
  const frequency = findOtherFrequency(told, text, sources)
  return [
    ...(isOfAll ? [toClaim(all[0])] : []),
    ...(isOtherPeriod ? [toClaim(period)] : []),
    ...(frequency === undefined ? [] : [toClaim(frequency)]),
  ]
}
