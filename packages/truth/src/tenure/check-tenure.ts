import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { findTerms } from '@tailorbird/lexicon'
import { namesRole } from '@tailorbird/reading'
import { readClaims, says, type ClaimWord, type Reading } from '../clauses/reading.ts'
import { readTenures, YEAR_SECONDS, type Tenure } from './read-tenures.ts'
import { isFormOf } from '../vocabulary/same-word.ts'
import { listSpans } from './tenure.ts'
import type { Claim } from '../clauses/violation.ts'
import { isNeutral } from '../vocabulary/vocabulary.ts'
import { wholly } from '../words/join-words.ts'
import { AS } from '../words/facts/tenures.ts'
import { because } from '../reasons/write-reason.ts'

const AS_ROLE = wholly(AS, 'i')
const MIN_FORM_LETTERS = 4
/** Years are told rounded. */
const SLACK_YEARS = 1

const holds = (source: Reading, { key }: ClaimWord) =>
  says(source, key) ||
  // 'Member of'.
  key.split('_').every((part) => isNeutral(part, part) || says(source, part)) ||
  (key.length >= MIN_FORM_LETTERS && [...source.forms].some((form) => isFormOf(form, key)))

const isSameTime = (one: Tenure, other: Tenure) =>
  Math.abs(one.quantity.value - other.quantity.value) < 0.1 * YEAR_SECONDS

/** A word that the original's same years were not spent on, if any. */
function findCredited(told: Tenure, known: readonly Tenure[]): ClaimWord | undefined {
  const same = known.filter((other) => isSameTime(told, other))
  // 'Six years on ambulances' told as ten.
  const isOfFewer = (word: ClaimWord) =>
    known.some(
      ({ quantity, subject }) =>
        quantity.value < told.quantity.value * 0.9 && subject.some(({ key }) => key === word.key),
    )
  if (same.length === 0) return told.subject.every(isOfFewer) ? told.subject[0] : undefined
  const others = known.filter(({ quantity }) => quantity.value < told.quantity.value * 0.98)
  const isOf = (word: ClaimWord, { subject }: Tenure) =>
    subject.some(({ key }) => key === word.key || isFormOf(key, word.key))
  return told.subject.find(
    (word) =>
      !same.some(({ own }) => holds(own, word)) ||
      (others.some((other) => isOf(word, other)) && !same.some((one) => isOf(word, one))),
  )
}

const describe = ({ position, description }: WorkExperience) =>
  [position, ...description].join('; ')

/** Whether the jobs that a role or a tool stands in are too short for the years told of it. */
function isTooLong(told: Tenure, original: StructuredResume, tailored: StructuredResume): boolean {
  const { own, subject, quantity } = told
  const at = own.all.findIndex(({ start }) => start >= quantity.end)
  const isAs = AS_ROLE.test(own.all[at]?.written ?? '')
  const text = subject.map(({ written }) => written).join(' ')
  const isRole = isAs && subject.some(({ written }) => namesRole(written))
  const tools = new Set(
    findTerms(text).flatMap(({ term }) =>
      /^\p{Lu}/u.test(text) && term.kind === 'skill' ? term.name : [],
    ),
  )
  if (!isRole && tools.size === 0) return false
  const spans = listSpans(original, tailored).filter(({ job }) => {
    if (!isRole) return findTerms(describe(job)).some(({ term }) => tools.has(term.name))
    const title = readClaims(job.position)
    return subject.every((word) => holds(title, word))
  })
  const years = spans.reduce((sum, { start, end }) => sum + (end - start) / 12, 0)
  return (isRole ? years > 0 : true) && quantity.value / YEAR_SECONDS > years + SLACK_YEARS
}

/** What the years were spent on, as the text has it: 'Title I schools'. */
function writeSubject({ own, subject }: Tenure): string {
  const from = Math.min(...subject.map(({ start }) => start))
  const to = Math.max(...subject.map(({ end }) => end))
  return own.text.slice(from, to)
}

/**
 * Checks what a summary says years were spent on: the years of a whole career are not those of one skill
 * or one role, and the years of one are not another's.
 * @param texts of the original that tell years
 */
export function checkTenure(
  original: StructuredResume,
  tailored: StructuredResume,
  texts: readonly string[],
): Claim[] {
  const before = original.summary ?? ''
  const toldTenures = (tailored.summary ?? '')
    .split(/(?<=[.;!?])\s/)
    .filter((sentence) => !before.includes(sentence))
    .flatMap(readTenures)
  if (toldTenures.length === 0) return []
  const known = texts.flatMap(readTenures)
  const listNamed = original.workExperience.map(({ company }) => readClaims(company))
  return toldTenures.flatMap((told) => {
    const isStated = known.some(
      (other) =>
        isSameTime(told, other) &&
        told.subject.every(({ key }) => other.subject.some((word) => word.key === key)),
    )
    const credited = findCredited(told, known)
    const isOfJob =
      credited && /^\p{Lu}/u.test(credited.written) && listNamed.some((job) => holds(job, credited))
    if (credited && !isOfJob)
      return [
        {
          kind: 'figure' as const,
          ...because('years-unsaid', told.quantity.written, writeSubject(told)),
        },
      ]
    return !isStated && isTooLong(told, original, tailored)
      ? [
          {
            kind: 'figure' as const,
            ...because('years-not-worked', told.quantity.written, writeSubject(told)),
          },
        ]
      : []
  })
}
