import type { StructuredResume } from '@tailorbird/contracts'
import { parseResume } from '../parse/parse-resume.ts'
import { listTexts } from '../tailor/list-texts.ts'
import { checkFacts, jobKey, schoolKey } from './check-facts.ts'
import { checkLines } from './check-lines.ts'
import { checkSkills } from './check-skills.ts'
import { checkSummary } from './check-summary.ts'
import { readClaims, type Reading } from './reading.ts'
import type { Violation } from './violation.ts'

/** An original that many tailored versions are checked against. */
export interface Original {
  resume: StructuredResume
  /** Claims of all its texts, read when they are first needed. */
  readings: () => Reading[]
}

/** Prepares an original for checkResume. */
export function readOriginal(resume: StructuredResume): Original {
  let readings: Reading[] | undefined
  return {
    resume,
    readings: () => (readings ??= listTexts(resume).map(({ text }) => readClaims(text))),
  }
}

/** Lines of items that share a key, so that lists are compared with their own. */
function pairLines<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  linesOf: (item: T) => string[],
): Violation[] {
  const collect = (items: readonly T[]) => {
    const byKey = new Map<string, string[]>()
    for (const item of items)
      byKey.set(keyOf(item), [...(byKey.get(keyOf(item)) ?? []), ...linesOf(item)])
    return byKey
  }
  const originals = collect(before)
  const tailored = collect(after)
  // A job that was renamed is a violation of its own; its lines have nothing to be compared with.
  return [...originals].flatMap(([key, lines]) => {
    const told = tailored.get(key)
    return told ? checkLines(lines, told) : []
  })
}

/** As checkTruth, for resumes that were parsed already. */
export function checkResume(original: Original, tailored: StructuredResume): Violation[] {
  const { resume } = original
  const sections = (from: StructuredResume) => Object.entries(from.additionalSections)
  return [
    ...checkFacts(resume, tailored),
    ...pairLines(resume.workExperience, tailored.workExperience, jobKey, (job) => job.description),
    ...pairLines(resume.education, tailored.education, schoolKey, (item) => item.achievements),
    ...pairLines(
      sections(resume),
      sections(tailored),
      ([name]) => name,
      ([, lines]) => lines,
    ),
    ...checkLines(resume.achievements, tailored.achievements),
    ...(resume.summary === tailored.summary
      ? []
      : checkSummary(resume, tailored, original.readings())),
    ...checkSkills(resume, tailored, original.readings),
  ]
}

/**
 * Compares a tailored resume with the original: does it state a fact that the original does not
 * support, or leave a line out? Facts (contact, jobs, dates, degrees, certifications) must be equal;
 * texts may only say what the texts they come from say. Closed by default: what can't be
 * traced to the original is a violation.
 * @param original the original resume's text
 * @param tailored the tailored resume's markdown
 * @returns an empty list when everything holds
 */
export function checkTruth(original: string, tailored: string): Violation[] {
  let told: StructuredResume
  try {
    told = parseResume(tailored)
  } catch {
    return [{ kind: 'unreadable', sentence: '', reason: 'The tailored resume could not be read.' }]
  }
  return checkResume(readOriginal(parseResume(original)), told)
}
