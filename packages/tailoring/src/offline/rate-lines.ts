import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import { type PostingTerms, rateRequirements } from '@tailorbird/matching'

/** Above so many lines each is weighed by its names alone: rating each by itself would take too long. */
const MAX_RATED = 250

/** A resume that says one thing. */
export const sayOnly = (
  resume: StructuredResume,
  said: Partial<StructuredResume>,
): StructuredResume => ({
  ...resume,
  contactInfo: { ...resume.contactInfo, languages: [] },
  summary: '',
  workExperience: [],
  education: [],
  certifications: [],
  achievements: [],
  additionalSections: {},
  skillsCategories: [],
  ...said,
})

/** How much of a posting a line of a resume shows, by itself. */
export type LineValue = (text: string) => number

/** Rates lines of a resume, each as if it were all that the resume says: 0 for nothing, 1 for the whole posting. */
export function rateLines(
  resume: StructuredResume,
  posting: Posting,
  terms: PostingTerms,
): LineValue {
  const total = Math.max(
    1,
    terms.asked.reduce((sum, { weight }) => sum + weight, 0),
  )
  let rated = 0
  const known = new Map<string, number>()
  const rateAlone = (said: Partial<StructuredResume>) => {
    const ratings = rateRequirements(sayOnly(resume, said), posting)
    const all = ratings.reduce((sum, { weight }) => sum + weight, 0)
    const shown = ratings.filter(({ status }) => status !== 'missing')
    return all === 0 ? 0 : shown.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / all
  }
  return (text) => {
    const seen = known.get(text)
    if (seen !== undefined) return seen
    rated += 1
    const value =
      rated > MAX_RATED ? terms.weigh(text) / total : rateAlone({ achievements: [text] })
    known.set(text, value)
    return value
  }
}
