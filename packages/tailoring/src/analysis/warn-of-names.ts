import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import { isLeave } from '@tailorbird/language'
import { sayTo } from '../words/index.ts'

/**
 * Warnings of jobs whose names may have been read wrong, in the resume's language: what is printed above their bullets would be untrue.
 * @param isUnsure whether another reading of a job's names was nearly as likely
 */
export function warnOfNames(
  resume: StructuredResume,
  isUnsure: (job: WorkExperience) => boolean,
): string[] {
  const language = languageOf(resume)
  return resume.workExperience.flatMap((job) => {
    const { company: employer, position } = job
    if (employer && position)
      return isUnsure(job) ? [sayTo(language, 'doubtfulNames', { employer, position })] : []
    return employer && !isLeave(job) ? [sayTo(language, 'lacksPosition', { employer })] : []
  })
}
