import type { BuilderValues } from './builder-values.ts'
import type { Problem } from './find-problems.ts'
import { SECTIONS, type SectionId } from './sections.ts'
import { toResume } from './to-resume.ts'

/** The sections that have something in them and nothing to mend. */
export function listFilled(values: BuilderValues, problems: readonly Problem[]): Set<SectionId> {
  const { summary, workExperience, education, skillsCategories, ...rest } = toResume(values)
  const hasMore = Object.values(rest.additionalSections).some((items) => items.length > 0)
  const has: Record<SectionId, boolean> = {
    contact: true,
    summary: summary !== undefined,
    experience: workExperience.length > 0,
    education: education.length > 0,
    competencies: skillsCategories.length > 0,
    additional: rest.certifications.length > 0 || rest.achievements.length > 0 || hasMore,
  }
  const wrong = new Set(problems.map((problem) => problem.section))
  return new Set(SECTIONS.map(({ id }) => id).filter((id) => has[id] && !wrong.has(id)))
}
