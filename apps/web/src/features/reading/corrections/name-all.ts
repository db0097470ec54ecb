import type { StructuredResume } from '@tailorbird/contracts'
import { listSections, type PrintedSection } from '@tailorbird/document'

const isFilled = ({ paragraphs, ...lists }: PrintedSection) =>
  paragraphs.some((text) => text.trim() !== '') ||
  [lists.groups, lists.jobs, lists.schools, lists.certifications, lists.items].some(
    (list) => list.length > 0,
  )

/** The sections that have something to print. */
export const listPrinted = (resume: StructuredResume): PrintedSection[] =>
  listSections(resume).filter(isFilled)

/** The resume with all its sections named, and each entry saying which one it stands in. */
export function nameAll(resume: StructuredResume): StructuredResume {
  const printed = listPrinted(resume)
  const named = <T extends object>(entries: readonly T[], listOf: (one: PrintedSection) => T[]) =>
    entries.map((entry) => {
      const section = printed.find((one) => listOf(one).includes(entry))?.heading
      return { ...entry, section }
    })
  // The form's layout shows other names than it has.
  const names = Object.keys(resume.additionalSections)
  const additional = printed.filter(({ kind }) => kind === 'additional')
  return {
    ...resume,
    workExperience: named(resume.workExperience, ({ jobs }) => jobs),
    education: named(resume.education, ({ schools }) => schools),
    skillsCategories: named(resume.skillsCategories, ({ groups }) => groups),
    additionalSections: resume.sections
      ? resume.additionalSections
      : Object.fromEntries(
          additional.map(({ heading, items }, place) => [heading || (names[place] ?? ''), items]),
        ),
    sections: printed.map(({ kind, heading }) => ({ kind, heading })),
  }
}
