import type { StructuredResume } from '@tailorbird/contracts'
import { readMonths } from '../quantities/date-key.ts'
import { AHEAD } from '../words/facts/tenures.ts'

/**
 * The check has no clock. A job that goes on went on until this year at least, or until the latest year
 * that one of the texts names as past: years behind 'valid until' or 'expected' lie ahead of it.
 */
const KNOWN_YEAR = 2025
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g
const LIES_AHEAD = new RegExp(`(?:${AHEAD})[^.;]{0,24}$`, 'iu')

/** The latest year that texts name as past. */
function findLatestYear(texts: readonly string[]): number {
  let latest = KNOWN_YEAR
  for (const text of texts)
    for (const match of text.matchAll(YEAR)) {
      const year = Number(match[0])
      const before = text.slice(Math.max(0, match.index - 40), match.index)
      if (year > latest && !LIES_AHEAD.test(before)) latest = year
    }
  return latest
}

/** Texts that tell what was: no certificates, which name the year they end in. */
const listPast = ({ summary = '', workExperience, achievements }: StructuredResume) => [
  summary,
  ...achievements,
  ...workExperience.flatMap(({ startDate, endDate = '', description }) => [
    startDate,
    endDate,
    ...description,
  ]),
]

/** When each job with dates began and ended, as months since year 0. */
export function listSpans(resume: StructuredResume, tailored: StructuredResume = resume) {
  const thisYear = findLatestYear([...listPast(resume), ...listPast(tailored)])
  return resume.workExperience.flatMap((job) => {
    const { startDate, endDate, isCurrent } = job
    const start = readMonths(startDate)[0]?.first
    const end = isCurrent ? (thisYear + 1) * 12 : readMonths(endDate ?? startDate).at(-1)?.last
    return start === undefined || end === undefined ? [] : [{ job, start, end }]
  })
}

/**
 * The longest time, in years, that the jobs' dates let someone claim: from the first start to the last end.
 * @param tailored names the present year where the original does not
 */
export function countYears(resume: StructuredResume, tailored: StructuredResume = resume): number {
  const spans = listSpans(resume, tailored)
  if (spans.length === 0) return 0
  const first = spans.reduce((one, { start }) => Math.min(one, start), Number.POSITIVE_INFINITY)
  const last = spans.reduce((one, { end }) => Math.max(one, end), 0)
  return (last - first) / 12
}
