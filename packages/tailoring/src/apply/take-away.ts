import type { StructuredResume } from '@tailorbird/contracts'
import { findListed } from '../plan/replace-text.ts'

/**
 * A copy of the resume in which lines are blank: the ids of all others still count from its own lists.
 * @param ids of bullets and skills
 */
export function blankLines(resume: StructuredResume, ids: readonly string[]): StructuredResume {
  if (ids.length === 0) return resume
  const copy = structuredClone(resume)
  for (const id of ids) {
    const found = findListed(copy, id)
    if (found) found.lines[found.at] = ''
  }
  return copy
}

const isSaid = (line: string) => line !== ''

/** The resume without blank bullets and skills, and without groups that hold none. */
export function dropBlanks(resume: StructuredResume): StructuredResume {
  const { workExperience, skillsCategories } = resume
  const hasBlank =
    workExperience.some(({ description }) => description.includes('')) ||
    skillsCategories.some(({ skills }) => skills.includes(''))
  if (!hasBlank) return resume
  return {
    ...resume,
    workExperience: workExperience.map((job) => ({
      ...job,
      description: job.description.filter(isSaid),
    })),
    skillsCategories: skillsCategories
      .map((group) => ({ ...group, skills: group.skills.filter(isSaid) }))
      .filter(({ skills }) => skills.length > 0),
  }
}
