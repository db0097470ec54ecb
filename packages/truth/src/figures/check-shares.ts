import { foldCase } from '@tailorbird/language'
import type { Reading } from '../clauses/reading.ts'
import { periods } from '../quantities/units.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'

/** 'One of the two', 'eine der drei': a part of what is counted. */
const PART =
  /(?<!\p{L})(?:(?:one|1|two|some|most|part|half|several|einer?s?|une?|l['’]une?|un[oa]|parte|partie|teile?) (?:of|von|der|des|de|d['’])|of which one|one each)(?!\p{L})/u
/** Words that say it of all. */
const ALL =
  /(?<!\p{L})(?:both|all|every|each|entire|whole|beide[nrs]?|alle[nrs]?|tous|toutes|les deux|ambos|ambas|todos|todas)(?!\p{L})(?: (\p{L}+))?/u
const OF_PERIOD =
  /(?<!\p{L})(?:of the|du|de la|de l['’]|des|del) ?(day|week|month|quarter|season|year|decade|jour|semaine|mois|trimestre|annee|tages|monats|quartals|jahres|dia|mes|ano)(?!\p{L})/u

const periodOf = (word: string) => periods.get(word) ?? word

const OFTEN = /^(?:each|every|per|pro|par|por|jede[nrs]?|chaque|cada)$/
const ADVERB =
  /^(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually|annual|taglich|wochentlich|monatlich|jahrlich)$/

/** The periods in which a text says that something is done again: 'each quarter', 'weekly'. */
function listFrequencies(text: string): Set<string> {
  const words = text.match(/\p{L}+/gu) ?? []
  return new Set(
    words.flatMap((word, index) =>
      ADVERB.test(word) || OFTEN.test(words[index - 1] ?? '') ? (periods.get(word) ?? []) : [],
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
