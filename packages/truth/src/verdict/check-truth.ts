import type { StructuredResume } from '@tailorbird/contracts'
import { parseResume, parseRevision } from '@tailorbird/reading'
import { formatSpan } from '@tailorbird/language'
import { flattenBullets, listTexts } from '@tailorbird/document'
import { cancelMoved } from '../facts/cancel-moved.ts'
import { checkFacts, pairJobs, pairSchools } from '../facts/check-facts.ts'
import { checkLines, type Beside } from '../lines/check-lines.ts'
import { changesLong, MAX_LINE_CHARS } from '../clauses/is-long.ts'
import { pairChanged } from '../facts/pair-changed.ts'
import { dropNamedKinds } from '../names/named-kinds.ts'
import { checkSections } from './check-sections.ts'
import { checkSkills } from './check-skills.ts'
import { checkSummary } from './check-summary.ts'
import { readClaims, type Reading } from '../clauses/reading.ts'
import type { Violation } from '../clauses/violation.ts'
import { because } from '../reasons/write-reason.ts'

/** An original that many tailored versions are checked against. */
export interface Original {
  /** Each bullet a text of its own, whatever stands below what. */
  resume: StructuredResume
  /** Claims of all its texts, and of what the person said beside them, read when they are first needed. */
  readings: () => Reading[]
  /** What the person said beside its lines. */
  beside?: Beside | undefined
}

/**
 * Prepares an original for checkResume.
 * @param beside what the person said beside its lines: of lines a source of that one alone, and one of summaries and skills
 */
export function readOriginal(written: StructuredResume, beside?: Beside): Original {
  const resume = flattenBullets(written)
  let readings: Reading[] | undefined
  return {
    resume,
    beside,
    readings: () =>
      (readings ??= listTexts(resume)
        .flatMap(({ text }) => [text, ...(beside?.(text) ?? [])])
        .map((text) => readClaims(text.slice(0, MAX_LINE_CHARS)))),
  }
}

/** Lines of the entries that pair up, each compared with its own, though a fact of the entry was changed. */
function checkPairs<T>(
  before: readonly T[],
  after: readonly T[],
  pairs: readonly number[],
  linesOf: (item: T) => string[],
  namesOf: (item: T) => readonly string[],
  datesOf: (item: T) => string,
  beside: Beside | undefined,
): Violation[] {
  const all = pairChanged(before, after, pairs, (item) => [...namesOf(item), datesOf(item)])
  return before.flatMap((item, index) => {
    const told = after[all[index] ?? -1]
    const isSame = told === undefined || linesOf(told).join('\n') === linesOf(item).join('\n')
    return isSame
      ? []
      : checkLines(
          linesOf(item),
          linesOf(told),
          [readClaims(namesOf(item).join(', ').slice(0, MAX_LINE_CHARS))],
          beside,
        )
  })
}

/** What is told without the kinds that it names in brackets behind things of the original. */
function readTold(resume: StructuredResume, written: StructuredResume): StructuredResume {
  const told = flattenBullets(written)
  const texts = (one: StructuredResume) => [
    one.summary ?? '',
    ...one.workExperience.flatMap(({ description }) => description),
    ...Object.values(one.additionalSections).flat(),
  ]
  const known = new Set(texts(resume))
  const original = [...known].join('\n')
  const drop = (text: string) => (known.has(text) ? text : dropNamedKinds(text, original))
  return {
    ...told,
    ...(told.summary === undefined ? {} : { summary: drop(told.summary) }),
    workExperience: told.workExperience.map((job) => ({
      ...job,
      description: job.description.map(drop),
    })),
    additionalSections: Object.fromEntries(
      Object.entries(told.additionalSections).map(([name, lines]) => [name, lines.map(drop)]),
    ),
  }
}

/** As checkTruth, for resumes that were parsed already. */
export function checkResume(original: Original, written: StructuredResume): Violation[] {
  const told = readTold(original.resume, written)
  if (changesLong(original.resume, told))
    return [{ kind: 'unchecked', sentence: '', ...because('unchecked') }]
  const { resume, tailored } = cancelMoved(original.resume, told)
  return [
    ...checkFacts(resume, tailored),
    ...checkPairs(
      resume.workExperience,
      tailored.workExperience,
      pairJobs(resume.workExperience, tailored.workExperience),
      ({ description }) => description,
      ({ position, company, location = '' }) => [position, company, location],
      formatSpan,
      original.beside,
    ),
    ...checkPairs(
      resume.education,
      tailored.education,
      pairSchools(resume.education, tailored.education),
      ({ achievements }) => achievements,
      ({ degree, institution }) => [degree, institution],
      ({ graduationDate = '' }) => graduationDate,
      original.beside,
    ),
    ...checkSections(resume, tailored, original.beside),
    ...((resume.summary ?? '') === (tailored.summary ?? '')
      ? []
      : checkSummary(original.resume, told, original.readings())),
    ...checkSkills(original.resume, told, original.readings),
  ]
}

/**
 * Compares a tailored resume with the original: does it state a fact that the original does not
 * support, or leave a line out? Facts (contact, jobs, dates, degrees, certifications) must be equal,
 * however they are written; texts may only say what the texts they come from say. Closed by default:
 * what can't be traced to the original is a violation.
 * @param original the original resume's text
 * @param tailored the tailored resume's markdown
 * @returns an empty list when everything holds
 */
export function checkTruth(original: string, tailored: string): Violation[] {
  let told: StructuredResume
  try {
    told = parseRevision(tailored, original)
  } catch {
    return [{ kind: 'unreadable', sentence: '', ...because('unreadable') }]
  }
  return checkResume(readOriginal(parseResume(original)), told)
}
