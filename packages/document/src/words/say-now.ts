import type { StructuredResume } from '@tailorbird/contracts'
import { isOpened } from '@tailorbird/language'
import { documentWords, wordsOf } from './find-words.ts'

const ENGLISH = documentWords('en').now
/** How a span ends that goes on and has no word for it (see formatSpan). */
const UNSAID = new RegExp(`– ${ENGLISH}$`)

/**
 * Says of jobs that go on, and of years of study, that they do, in a document that is not in English: there
 * 'Present' is the person's own word, or none was there.
 * @param word the person's own; by default that of the document's language
 */
export function sayNow(resume: StructuredResume, word?: string): StructuredResume {
  const { now } = wordsOf(resume)
  if (now === ENGLISH) return resume
  const said = word ?? now
  return {
    ...resume,
    workExperience: resume.workExperience.map((job) => {
      const { startDate, endDate, isCurrent } = job
      const isSaid = endDate !== undefined || startDate === '' || isOpened(startDate)
      return isCurrent && !isSaid ? { ...job, endDate: said } : job
    }),
    education: resume.education.map((school) =>
      school.graduationDate
        ? { ...school, graduationDate: school.graduationDate.replace(UNSAID, `– ${said}`) }
        : school,
    ),
  }
}
