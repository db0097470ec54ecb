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

/** How much of a posting each line of a resume shows, by itself. */
export interface LineValues {
  skill: (text: string) => number
  line: (text: string) => number
}

/** Rates lines of a resume, each as if it were all that the resume says: 0 for nothing, 1 for the whole posting. */
export function rateLines(
  resume: StructuredResume,
  posting: Posting,
  terms: PostingTerms,
): LineValues {
  const total = Math.max(
    1,
    terms.asked.reduce((sum, { weight }) => sum + weight, 0),
  )
  let rated = 0
  const known = new Map<string, number>()
  const rate = (key: string, text: string, said: Partial<StructuredResume>): number => {
    const seen = known.get(key)
    if (seen !== undefined) return seen
    rated += 1
    const value = rated > MAX_RATED ? terms.weigh(text) / total : rateAlone(said)
    known.set(key, value)
    return value
  }
  const rateAlone = (said: Partial<StructuredResume>) => {
    const ratings = rateRequirements(sayOnly(resume, said), posting)
    const all = ratings.reduce((sum, { weight }) => sum + weight, 0)
    const shown = ratings.filter(({ status }) => status !== 'missing')
    return all === 0 ? 0 : shown.reduce((sum, { weight, credit }) => sum + weight * credit, 0) / all
  }
  return {
    skill: (text) =>
      rate(`s\n${text}`, text, { skillsCategories: [{ category: '', skills: [text] }] }),
    line: (text) => rate(`x\n${text}`, text, { achievements: [text] }),
  }
}
