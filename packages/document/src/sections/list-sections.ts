import { documentWords, languageOf } from '../words/find-words.ts'
import type {
  Education,
  SectionKind,
  SkillsCategory,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { completeSections } from './complete-sections.ts'
import { showSectionName } from './default-sections.ts'

/** A section with what is printed in it; what its kind does not hold is empty. */
export interface PrintedSection {
  kind: SectionKind
  heading: string
  paragraphs: string[]
  groups: SkillsCategory[]
  jobs: WorkExperience[]
  schools: Education[]
  /** Those that have no section of their own. */
  certifications: string[]
  items: string[]
}

/** Says of each entry whether it stands under a heading: under its own, or under the first of its kind. */
function under(headings: readonly string[], heading: string) {
  return <T extends { section?: string | undefined }>(entries: readonly T[]) =>
    entries.filter(({ section = '' }) =>
      headings.includes(section) ? section === heading : heading === headings[0],
    )
}

function itemsOf(resume: StructuredResume, kind: SectionKind, heading: string): string[] {
  if (kind === 'certifications') return resume.certifications
  if (kind === 'achievements') return resume.achievements
  if (kind === 'languages') return resume.contactInfo.languages
  return kind === 'additional' ? (resume.additionalSections[heading] ?? []) : []
}

/**
 * What a resume prints below its head, section by section: the one order and the one set of headings for
 * all that is written from it.
 */
export function listSections(resume: StructuredResume): PrintedSection[] {
  const sections = completeSections(resume)
  // Once, because a text may have very many headings.
  const headingsByKind = new Map<SectionKind, string[]>()
  for (const { kind, heading } of sections) {
    const list = headingsByKind.get(kind)
    if (list) list.push(heading)
    else headingsByKind.set(kind, [heading])
  }
  const headingsOf = (wanted: SectionKind) => headingsByKind.get(wanted) ?? []
  const hasCertifications = headingsOf('certifications').length > 0
  const isDefault = resume.sections === undefined
  return sections.map(({ kind, heading }) => {
    const headings = headingsOf(kind)
    const mine = under(headings, heading)
    const isFirst = heading === headings[0]
    return {
      kind,
      heading: isDefault && kind === 'additional' ? showSectionName(heading) : heading,
      paragraphs: kind === 'summary' && isFirst ? (resume.summary ?? '').split(/\n{2,}/) : [],
      groups: kind === 'skills' ? mine(resume.skillsCategories) : [],
      jobs: kind === 'experience' ? mine(resume.workExperience) : [],
      schools: kind === 'education' ? mine(resume.education) : [],
      certifications:
        kind === 'education' && isFirst && !hasCertifications ? resume.certifications : [],
      items: isFirst || kind === 'additional' ? itemsOf(resume, kind, heading) : [],
    }
  })
}

/** Whether a section has anything to print. */
export const isFilled = (section: PrintedSection): boolean =>
  section.paragraphs.some((text) => text.trim() !== '') ||
  [section.groups, section.jobs, section.schools, section.certifications, section.items].some(
    (list) => list.length > 0,
  )

/** Whether the languages stand in the line of contact data, not in a section of their own. */
export const showsLanguagesAbove = (resume: StructuredResume): boolean =>
  !(resume.sections ?? []).some(({ kind }) => kind === 'languages')

/** The heading that a kind of text stands under in this resume, or would. */
export function headingOf(resume: StructuredResume, kind: SectionKind): string {
  const own = completeSections(resume).find((section) => section.kind === kind)?.heading
  if (own !== undefined || kind === 'additional') return own ?? ''
  return documentWords(languageOf(resume)).headings[kind]
}
