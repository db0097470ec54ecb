import type { StructuredResume } from '@tailorbird/contracts'
import { isLeave, readMonth } from '@tailorbird/language'
import { countYears } from '../score/count-years.ts'

/**
 * Years that all jobs of a resume lasted together until a day; years in two jobs at once count once, leave does not.
 * @param today '2026-11-29': there is no clock here
 * @returns null when there is no telling: no jobs, or one without dates
 */
export function countWorkedYears(resume: StructuredResume, today: string): number | null {
  const worked = resume.workExperience.flatMap((job, index) => (isLeave(job) ? [] : [index]))
  return countYears(resume, new Set(worked), readMonth(today)?.first ?? null)
}
