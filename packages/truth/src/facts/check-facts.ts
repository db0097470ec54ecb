import type { Education, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { listLinks } from '@tailorbird/document'
import { formatSpan } from '@tailorbird/language'
import { foldSpan } from '../quantities/date-key.ts'
import { factKey, isSameFact } from './fact-key.ts'
import { matchJoined } from './match-joined.ts'
import type { Violation } from '../clauses/violation.ts'
import { cutAlike } from '../reasons/quote.ts'
import { because } from '../reasons/write-reason.ts'

/** The facts of one entry: what is written, and what must be equal apart from layout. */
interface Facts {
  shown: string
  /** Compared by its words. */
  names: string
  /** Compared with its order: '2019 – 2021'. */
  dates: string
}

const join = (facts: readonly (string | undefined)[], mark: string) =>
  facts.filter((fact) => fact !== undefined && fact !== '').join(mark)
const DURATION = /\s*\((?:\d[^()]*)\)/g

const dateKey = (text: string) =>
  foldSpan(text.replaceAll(DURATION, ''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const jobFacts = (job: WorkExperience): Facts => {
  const dates = formatSpan(job)
  return {
    shown: join([job.position, job.company, job.location, dates], ', '),
    names: join([job.position, job.company, job.location], ' | '),
    dates,
  }
}
const schoolFacts = (item: Education): Facts => {
  const { degree, fieldOfStudy, institution, graduationDate = '', gpa } = item
  return {
    shown: join([degree, fieldOfStudy, institution, graduationDate, gpa], ', '),
    names: join([degree, fieldOfStudy, institution, gpa], ' | '),
    dates: graduationDate,
  }
}
const textFacts = (text: string): Facts => ({ shown: text, names: text, dates: '' })

const isEqual = (one: Facts, other: Facts | undefined) =>
  one.names === other?.names && one.dates === other.dates
const DAY = /(?<=m\d\d)d\d\d/g
/** A day beside the month may be left out. */
function isSameSpan(one: string, other: string): boolean {
  const [first, second] = [dateKey(one), dateKey(other)]
  if (first === second) return true
  const hasDays = [first, second].every((key) => key.search(DAY) >= 0)
  return !hasDays && first.replaceAll(DAY, '') === second.replaceAll(DAY, '')
}
const isSame = (one: Facts, other: Facts) =>
  isSameSpan(one.dates, other.dates) && isSameFact(one.names, other.names)
const exactKey = ({ names, dates }: Facts) => `${factKey(names)} | ${dateKey(dates)}`

/** Entries that are compared word by word; more have nothing to do with each other. */
const MAX_CLOSE = 100

/**
 * Pairs entries that state the same facts.
 * @returns for each original the index of its tailored entry, or -1
 */
function pair(original: readonly Facts[], tailored: readonly Facts[]): number[] {
  const used = new Set<number>()
  const take = (index: number | undefined) => {
    if (index !== undefined) used.add(index)
    return index ?? -1
  }
  // Mostly nothing has changed.
  const same = original.map((facts, index) =>
    take(isEqual(facts, tailored[index]) ? index : undefined),
  )
  const free = new Map<string, number[]>()
  for (const [index, facts] of tailored.entries()) {
    if (used.has(index)) continue
    const key = exactKey(facts)
    free.set(key, [...(free.get(key) ?? []), index])
  }
  const exact = same.map((found, index) =>
    found >= 0 ? found : take(free.get(exactKey(original[index] as Facts))?.shift()),
  )
  const left = tailored.flatMap((_, index) => (used.has(index) ? [] : [index]))
  let compared = 0
  return exact.map((found, index) => {
    if (found >= 0 || compared >= MAX_CLOSE) return found
    compared += 1
    const facts = original[index] as Facts
    return take(
      left.slice(0, MAX_CLOSE).find((at) => !used.has(at) && isSame(facts, tailored[at] as Facts)),
    )
  })
}

/** From here on an entry is a changed one, and not another. */
const MIN_LIKENESS = 0.5
/** Entries that are looked at for a likeness. */
const MAX_LIKE = 40

/** The share of the words that two entries have in common. */
function compareWords(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(factKey(text).split(' ')))
  if (!first || !second) return 0
  return (2 * [...first].filter((word) => second.has(word)).length) / (first.size + second.size)
}

function compare(
  kind: string,
  original: readonly Facts[],
  tailored: readonly Facts[],
): Violation[] {
  const pairs = pair(original, tailored)
  const used = new Set(pairs)
  const gone = original.filter((_, index) => (pairs[index] ?? -1) < 0)
  const added = tailored.filter((_, index) => !used.has(index))
  const textOf = ({ names, dates }: Facts) => `${names} ${dates}`
  const joined = matchJoined(gone.map(textOf), added.map(textOf))
  const isLeft = (indexes: ReadonlySet<number>) => (_: Facts, index: number) => !indexes.has(index)
  const without = gone.filter(isLeft(joined.one))
  const changed = added.filter(isLeft(joined.other)).map((facts): Violation => {
    const [closest] = without
      .slice(0, MAX_LIKE)
      .map((other) => ({ other, likeness: compareWords(facts.shown, other.shown) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .toSorted((one, other) => other.likeness - one.likeness)
    const { shown } = facts
    if (!closest) return { kind, sentence: shown, ...because('fact-new', shown) }
    without.splice(without.indexOf(closest.other), 1)
    return {
      kind,
      sentence: shown,
      ...because('fact-changed', ...cutAlike(closest.other.shown, shown)),
    }
  })
  return [
    ...changed,
    ...without.map(({ shown }) => ({
      kind,
      sentence: shown,
      ...because('fact-gone', shown),
    })),
  ]
}

/** Pairs jobs, or schools, of both resumes: for each of the original the index of the same one, or -1. */
export const pairJobs = (one: readonly WorkExperience[], other: readonly WorkExperience[]) =>
  pair(one.map(jobFacts), other.map(jobFacts))
/** As pairJobs, for education. */
export const pairSchools = (one: readonly Education[], other: readonly Education[]) =>
  pair(one.map(schoolFacts), other.map(schoolFacts))

const LINK_START = /^(?:https?:\/\/)?(?:www\.)?/
/** Contact data as a set of words: order and layout do not matter. */
function contactWords({ contactInfo }: StructuredResume): string[] {
  const { fullName, email, phone, location = '', linkedin = '', website = '' } = contactInfo
  // What a person calls a site may change.
  const sites = listLinks(website).map(({ address }) => address)
  const links = [linkedin, ...sites].flatMap((text) => text.toLowerCase().split(/[\s|,]+/))
  return [
    ...factKey(fullName).split(' '),
    ...email.toLowerCase().split(/[\s|,;]+/),
    phone.replaceAll(/\D/g, ''),
    ...factKey(location).split(' '),
    ...links.map((link) => link.replace(LINK_START, '').replace(/\/$/, '')),
  ].filter((word) => word !== '')
}

function checkContact(original: StructuredResume, tailored: StructuredResume): Violation[] {
  const before = contactWords(original)
  const after = contactWords(tailored)
  const changed = [
    ...after.filter((word) => !before.includes(word)).map((word) => [word, 'contact-new'] as const),
    ...before
      .filter((word) => !after.includes(word))
      .map((word) => [word, 'contact-gone'] as const),
  ]
  return changed.slice(0, 2).map(([word, code]) => ({
    kind: 'contact',
    sentence: word,
    ...because(code, word),
  }))
}

/** Names, dates, places, degrees, certifications and languages must be the original's. */
export function checkFacts(original: StructuredResume, tailored: StructuredResume): Violation[] {
  return [
    ...checkContact(original, tailored),
    ...compare('job', original.workExperience.map(jobFacts), tailored.workExperience.map(jobFacts)),
    ...compare(
      'education',
      original.education.map(schoolFacts),
      tailored.education.map(schoolFacts),
    ),
    ...compare(
      'certification',
      original.certifications.map(textFacts),
      tailored.certifications.map(textFacts),
    ),
    ...compare(
      'language',
      original.contactInfo.languages.map(textFacts),
      tailored.contactInfo.languages.map(textFacts),
    ),
  ]
}
