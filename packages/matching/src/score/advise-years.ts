import type { Advice, StructuredResume } from '@tailorbird/contracts'
import { type Posting } from '@tailorbird/lexicon'
import { isLeave } from '@tailorbird/language'
import { countYears } from './count-years.ts'
import type { Rating } from './rating.ts'

const show = (years: number) => {
  const rounded = Math.round(years * 2) / 2
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`
}

/** What a person should know about the years that a posting asks for and the resume's dates don't show. */
export function adviseYears(
  resume: StructuredResume,
  posting: Posting,
  ratings: readonly Rating[],
): Advice[] {
  const worked = resume.workExperience.flatMap((job, index) => (isLeave(job) ? [] : [index]))
  const all = countYears(resume, new Set(worked))
  const overall =
    posting.years !== null && all !== null && all < posting.years
      ? [
          {
            text: 'Work experience',
            message: `The posting asks for ${show(posting.years)} of experience; the dates of your jobs make ${show(all)}.`,
          },
        ]
      : []
  const single = ratings.flatMap(({ requirement, years }): Advice[] =>
    requirement.years === null || years === null || years >= requirement.years
      ? []
      : [
          {
            text: requirement.term,
            message: `The posting asks for ${show(requirement.years)} of it; the jobs whose text shows it make ${show(years)}. Name it wherever you used it.`,
          },
        ],
  )
  return [...overall, ...single]
}
