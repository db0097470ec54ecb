import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import type { PrintedSection } from '@tailorbird/document'
import { listPrinted, nameAll } from './name-all.ts'
import { readAs } from './read-as.ts'
import { findLines } from './section-lines.ts'

/** A kind has each heading once. */
const keepDistinct = (sections: readonly ResumeSection[]) => [
  ...new Map(sections.map((section) => [`${section.kind} ${section.heading}`, section])).values(),
]

/** The resume without what stands in a section. */
function takeOut(resume: StructuredResume, section: PrintedSection): StructuredResume {
  const { kind, heading, jobs, schools, groups, certifications } = section
  const { [heading]: _, ...others } = resume.additionalSections
  return {
    ...resume,
    summary: kind === 'summary' ? undefined : resume.summary,
    workExperience: resume.workExperience.filter((job) => !jobs.includes(job)),
    education: resume.education.filter((school) => !schools.includes(school)),
    skillsCategories: resume.skillsCategories.filter((group) => !groups.includes(group)),
    certifications:
      kind === 'certifications' || certifications.length > 0 ? [] : resume.certifications,
    achievements: kind === 'achievements' ? [] : resume.achievements,
    contactInfo:
      kind === 'languages' ? { ...resume.contactInfo, languages: [] } : resume.contactInfo,
    additionalSections: kind === 'additional' ? others : resume.additionalSections,
  }
}

/** The resume with lists of plain lines in the place of their kind. */
function putItems(
  resume: StructuredResume,
  { kind, heading }: { kind: SectionKind; heading: string },
  items: readonly string[],
): StructuredResume {
  if (items.length === 0) return resume
  const { summary = '', certifications, achievements, contactInfo } = resume
  if (kind === 'summary')
    return {
      ...resume,
      summary: [summary, items.join(' ')].filter((text) => text !== '').join('\n\n'),
    }
  if (kind === 'certifications') return { ...resume, certifications: [...certifications, ...items] }
  if (kind === 'achievements') return { ...resume, achievements: [...achievements, ...items] }
  if (kind === 'languages')
    return {
      ...resume,
      contactInfo: { ...contactInfo, languages: [...contactInfo.languages, ...items] },
    }
  const { [heading]: before = [], ...others } = resume.additionalSections
  return { ...resume, additionalSections: { ...others, [heading]: [...before, ...items] } }
}

/**
 * Reads a section as another kind, under the heading that it has.
 * @param text what the person gave
 * @param at which of the printed sections
 */
export function setKind(
  given: StructuredResume,
  text: string,
  at: number,
  kind: SectionKind,
): StructuredResume {
  const resume = nameAll(given)
  const sections = listPrinted(resume)
  const section = sections[at]
  if (!section) return given
  const { heading } = section
  const part = readAs(kind, findLines(text, sections, at))
  const without = takeOut(resume, section)
  const named = <T extends object>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, section: heading }))
  const next = {
    ...without,
    workExperience: [...without.workExperience, ...named(part.workExperience)],
    education: [...without.education, ...named(part.education)],
    skillsCategories: [...without.skillsCategories, ...named(part.skillsCategories)],
    certifications: [...without.certifications, ...part.certifications],
    sections: keepDistinct(
      sections.flatMap(({ kind: was, heading: name }, place) => {
        if (place !== at) return { kind: was, heading: name }
        const isHeaded = kind === 'experience' || kind === 'education' || kind === 'skills'
        const beside = { kind: 'additional' as const, heading }
        return isHeaded && part.items.length > 0 ? [beside, { kind, heading }] : [{ kind, heading }]
      }),
    ),
  }
  return putItems(next, { kind, heading }, part.items)
}
