import { readQualifiers, says, type Reading } from '../clauses/reading.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'
import { qualifiersOf } from '../vocabulary/vocabulary.ts'
import { ordinals, topWords } from '../words/roles/reach.ts'
import { freeKey } from '../words/roles/unsettled.ts'

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
