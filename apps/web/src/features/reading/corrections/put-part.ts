import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import { readAs } from './read-as.ts'

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

/** Lines that are read as a kind, under a heading. */
export interface Part extends ResumeSection {
  lines: readonly string[]
}

/** The resume with what a part comes to, at the end of its section. */
export function putPart(
  resume: StructuredResume,
  { kind, heading, lines }: Part,
): StructuredResume {
  const part = readAs(kind, lines)
  const named = <T extends object>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, section: heading }))
  const next = {
    ...resume,
    workExperience: [...resume.workExperience, ...named(part.workExperience)],
    education: [...resume.education, ...named(part.education)],
    skillsCategories: [...resume.skillsCategories, ...named(part.skillsCategories)],
    certifications: [...resume.certifications, ...part.certifications],
  }
  return putItems(next, { kind, heading }, part.items)
}
