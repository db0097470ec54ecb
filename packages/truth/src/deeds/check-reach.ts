import { readQualifiers, says, type ClaimWord, type Reading } from '../clauses/reading.ts'
import { stem } from '@tailorbird/language'
import { periods } from '../quantities/units.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'
import { qualifiersOf } from '../vocabulary/vocabulary.ts'

/** 'Without accidents' is a claim, unless the source says so too. */
export function checkNegations(told: Reading, sources: readonly Reading[]): Claim[] {
  const negated = readQualifiers(told).find(({ name }) => name === 'negated')
  const isSaid = sources.some(
    (source) =>
      source.all.some(({ key }) => qualifiersOf(key).includes('negated') || key === 'free') ||
      (negated && says(source, negated.word.key)),
  )
  return negated && !isSaid ? [{ kind: 'claim', ...unsaid(negated.word.written) }] : []
}

/** 'Throughout the company' reaches far; 'throughout the season' does not. */
const BODIES = new Set(
  [
    'company',
    'organization',
    'enterprise',
    'business',
    'group',
    'firm',
    'hospital',
    'school',
    'district',
  ]
    .concat([
      'department',
      'departments',
      'country',
      'region',
      'state',
      'city',
      'industry',
      'sites',
      'teams',
    ])
    .map(stem),
)

const REACH =
  /^(?:all|every|entire|entirely|whole|everyone|everywhere|alle|aller|allen|tous|toutes|todos|todas)$/i

/** 'Used by every van' is a claim, unless the source says all or every of something. */
export function checkReach(told: Reading, sources: readonly Reading[]): Claim[] {
  const isPeriod = (word: ClaimWord | undefined) =>
    periods.has(word?.written.toLowerCase() ?? '') ||
    /^(?:time|morning|afternoon|weekday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|other|second|two|three)$/i.test(
      word?.written ?? '',
    )
  // 'Every two weeks' is a time.
  const isTime = ({ end }: ClaimWord) =>
    told.quantities.some(({ dimension, start }) => dimension === 'seconds' && start === end + 1)
  const claimed = told.all.find(
    (word, index) =>
      (REACH.test(word.written) && !isTime(word) && !isPeriod(told.all[index + 1])) ||
      (/^(?:throughout|across)$/i.test(word.written) &&
        told.all.slice(index + 1, index + 4).some(({ key }) => BODIES.has(key))),
  )
  const isSaid = sources.some(({ all }) =>
    all.some(
      ({ written, key }) =>
        REACH.test(written) ||
        /^(?:throughout|across)$/i.test(written) ||
        (BODIES.has(key) &&
          claimed !== undefined &&
          /^(?:throughout|across)$/i.test(claimed.written)) ||
        /^(?:each|both|full|complete|any|jede\p{L}?|chaque|cada)$/iu.test(written),
    ),
  )
  return claimed && !isSaid ? [{ kind: 'claim', ...unsaid(claimed.written) }] : []
}

const TOP = /(?<![\p{L}-])(?:highest|best|largest|biggest|fastest|lowest)(?!\p{L})/iu
const NEXT_TO_TOP =
  /(?<!\p{L})(?:second|third|fourth|fifth|2nd|3rd|4th|5th)[- ](?:highest|best|largest|biggest|fastest|lowest)(?!\p{L})/iu

/** The second-highest number told as the highest. */
export function checkTop(told: Reading, sources: readonly Reading[]): Claim[] {
  const claimed = TOP.exec(told.text.replace(NEXT_TO_TOP, ''))?.[0]
  const isNext = sources.some(({ text }) => NEXT_TO_TOP.test(text))
  const isSaid = sources.some(({ text }) => TOP.test(text.replace(NEXT_TO_TOP, '')))
  return claimed && isNext && !isSaid && !NEXT_TO_TOP.test(told.text)
    ? [{ kind: 'claim', ...unsaid(claimed) }]
    : []
}

const TAKEN_UP =
  /\b(?:used|utili[sz]ed|followed|trusted|read|requested|praised|preferred|copied|relied (?:up)?on) (?:\p{L}+ ){0,2}(?:by|across|throughout|in every|company|nation|world)/iu

/** 'Used by other teams' is a claim, unless the source says who uses it. */
export function checkUse(told: Reading, sources: readonly Reading[]): Claim[] {
  const claimed = TAKEN_UP.exec(told.text)?.[0]
  const isSaid = sources.some(
    ({ text }) => TAKEN_UP.test(text) || /\b(?:use|used by|users?|using|serv\p{L}+)\b/iu.test(text),
  )
  return claimed && !isSaid ? [{ kind: 'claim', ...unsaid(claimed) }] : []
}
