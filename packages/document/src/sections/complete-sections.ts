import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import { documentWords, languageOf } from '../words/find-words.ts'
import { defaultSections } from './default-sections.ts'

/** Where a kind goes that has no section: behind the first of these that is there, else to the top. */
const BEHIND: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  summary: [],
  skills: ['summary'],
}

const isFilled = (
  resume: StructuredResume,
): Record<Exclude<SectionKind, 'additional'>, boolean> => ({
  summary: (resume.summary ?? '').trim() !== '',
  skills: resume.skillsCategories.length > 0,
  experience: resume.workExperience.length > 0,
  education: resume.education.length > 0,
  achievements: resume.achievements.length > 0,
  // They have another place: below education, and in the line of contact data.
  certifications: resume.certifications.length > 0 && resume.education.length === 0,
  languages: false,
})

function place(sections: ResumeSection[], section: ResumeSection): void {
  const behind = BEHIND[section.kind]
  if (behind === undefined) {
    sections.push(section)
    return
  }
  const at = sections.findLastIndex(({ kind }) => behind.includes(kind))
  sections.splice(at + 1, 0, section)
}

/**
 * The sections of a resume in the order in which they are printed: the person's own, then what has come
 * without a heading of its own, under a plain one in the resume's language.
 */
export function completeSections(resume: StructuredResume): ResumeSection[] {
  if (resume.sections === undefined) return defaultSections(resume)
  const sections = resume.sections.filter(
    ({ kind, heading }) =>
      kind !== 'additional' || Object.hasOwn(resume.additionalSections, heading),
  )
  const { headings } = documentWords(languageOf(resume))
  const has = (wanted: SectionKind) => sections.some(({ kind }) => kind === wanted)
  const filled = isFilled(resume)
  for (const kind of Object.keys(filled) as (keyof typeof filled)[])
    if (filled[kind] && !has(kind)) place(sections, { kind, heading: headings[kind] })
  const named = new Set(
    sections.flatMap(({ kind, heading }) => (kind === 'additional' ? heading : [])),
  )
  for (const heading of Object.keys(resume.additionalSections))
    if (!named.has(heading)) sections.push({ kind: 'additional', heading })
  return sections
}
