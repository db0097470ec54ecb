import type { StructuredResume } from '@tailorbird/contracts'
import { readMonth } from '@tailorbird/language'

const MONTHS_A_YEAR = 12
/** Who reads a resume looks at the last ten years. */
const OLD_MONTHS = 10 * MONTHS_A_YEAR
/** However long ago they ended, the latest jobs are what a person has. */
const LATEST_JOBS = 2

/**
 * Whether a job ended more than ten years before the resume's newest date, and others came after it. There is no
 * clock here: the resume says itself how new it is.
 */
export function isOldJob({ workExperience, education }: StructuredResume, at: number): boolean {
  const job = workExperience[at]
  const ended = job?.isCurrent ? undefined : readMonth(job?.endDate ?? job?.startDate ?? '')
  if (!ended) return false
  const dates = [
    ...workExperience.flatMap(({ startDate, endDate }) => [startDate, endDate ?? '']),
    ...education.map(({ graduationDate }) => graduationDate ?? ''),
  ]
  const newest = Math.max(...dates.map((date) => readMonth(date)?.first ?? 0))
  const later = workExperience.filter(({ isCurrent, startDate, endDate }) => {
    return isCurrent || (readMonth(endDate ?? startDate)?.last ?? 0) > ended.last
  })
  return later.length >= LATEST_JOBS && newest - ended.last >= OLD_MONTHS
}
