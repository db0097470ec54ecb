import { readQualifiers, says, type ClaimWord, type Reading } from '../clauses/reading.ts'
import { stem } from '@tailorbird/language'
import { periods } from '../quantities/units.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'
import { qualifiersOf } from '../vocabulary/vocabulary.ts'
import {
  bodies,
  ordinals,
  takenUp,
  takers,
  throughoutWords,
  timesBehindEvery,
  topWords,
  useWords,
} from '../words/en/roles/reach.ts'
import { freeKey } from '../words/en/roles/unsettled.ts'
import { nearReach, reachWords } from '../words/roles/reach.ts'
import { wholly } from '../words/join-words.ts'

/** 'Without accidents' is a claim, unless the source says so too. */
export function checkNegations(told: Reading, sources: readonly Reading[]): Claim[] {
  const negated = readQualifiers(told).find(({ name }) => name === 'negated')
  const isSaid = sources.some(
    (source) =>
      source.all.some(({ key }) => qualifiersOf(key).includes('negated') || key === freeKey) ||
      (negated && says(source, negated.word.key)),
  )
  return negated && !isSaid ? [{ kind: 'claim', ...unsaid(negated.word.written) }] : []
}

/** 'Throughout the company' reaches far; 'throughout the season' does not. */
const BODIES = new Set(bodies.split(' ').map(stem))

const REACH = wholly(reachWords, 'i')
const NEAR_REACH = wholly(nearReach, 'iu')
const THROUGHOUT = wholly(throughoutWords, 'i')
const TIME = wholly(timesBehindEvery, 'i')

/** 'Used by every van' is a claim, unless the source says all or every of something. */
export function checkReach(told: Reading, sources: readonly Reading[]): Claim[] {
  const isPeriod = (word: ClaimWord | undefined) =>
    periods.has(word?.written.toLowerCase() ?? '') || TIME.test(word?.written ?? '')
  // 'Every two weeks' is a time.
  const isTime = ({ end }: ClaimWord) =>
    told.quantities.some(({ dimension, start }) => dimension === 'seconds' && start === end + 1)
  const claimed = told.all.find(
    (word, index) =>
      (REACH.test(word.written) && !isTime(word) && !isPeriod(told.all[index + 1])) ||
      (THROUGHOUT.test(word.written) &&
        told.all.slice(index + 1, index + 4).some(({ key }) => BODIES.has(key))),
  )
  const isSaid = sources.some(({ all }) =>
    all.some(
      ({ written, key }) =>
        REACH.test(written) ||
        THROUGHOUT.test(written) ||
        (BODIES.has(key) && claimed !== undefined && THROUGHOUT.test(claimed.written)) ||
        NEAR_REACH.test(written),
    ),
  )
  return claimed && !isSaid ? [{ kind: 'claim', ...unsaid(claimed.written) }] : []
}

const TOP = new RegExp(String.raw`(?<![\p{L}-])(?:${topWords})(?!\p{L})`, 'iu')
const NEXT_TO_TOP = new RegExp(
  String.raw`(?<!\p{L})(?:${ordinals})[- ](?:${topWords})(?!\p{L})`,
  'iu',
)

/** The second-highest number told as the highest. */
export function checkTop(told: Reading, sources: readonly Reading[]): Claim[] {
  const claimed = TOP.exec(told.text.replace(NEXT_TO_TOP, ''))?.[0]
  const isNext = sources.some(({ text }) => NEXT_TO_TOP.test(text))
  const isSaid = sources.some(({ text }) => TOP.test(text.replace(NEXT_TO_TOP, '')))
  return claimed && isNext && !isSaid && !NEXT_TO_TOP.test(told.text)
    ? [{ kind: 'claim', ...unsaid(claimed) }]
    : []
}

const TAKEN_UP = new RegExp(String.raw`\b(?:${takenUp}) (?:\p{L}+ ){0,2}(?:${takers})`, 'iu')
const USE = new RegExp(String.raw`\b(?:${useWords})\b`, 'iu')

/** 'Used by other teams' is a claim, unless the source says who uses it. */
export function checkUse(told: Reading, sources: readonly Reading[]): Claim[] {
  const claimed = TAKEN_UP.exec(told.text)?.[0]
  const isSaid = sources.some(({ text }) => TAKEN_UP.test(text) || USE.test(text))
  return claimed && !isSaid ? [{ kind: 'claim', ...unsaid(claimed) }] : []
}
