import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import { isLeave } from '@tailorbird/language'
import { sayTo } from '../words/index.ts'

/** Who works for themselves has no employer, and no position of so many words. */
const FEW_WORDS = 5
const isSentence = (text: string) => text.trim().split(/\s+/).length > FEW_WORDS

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
    if (isLeave(job)) return []
    if (employer) return [sayTo(language, 'lacksPosition', { employer })]
    return isSentence(position) ? [sayTo(language, 'lacksEmployer', { position })] : []
  })
}
