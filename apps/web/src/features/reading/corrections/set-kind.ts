import type { ResumeSection, SectionKind, StructuredResume } from '@tailorbird/contracts'
import type { PrintedSection } from '@tailorbird/document'
import { listPrinted, nameAll } from './name-all.ts'
import { putPart, type Part } from './put-part.ts'
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

const isHeaded = (kind: SectionKind) =>
  kind === 'experience' || kind === 'education' || kind === 'skills'

/** Reads the lines of a section anew, as one or more in its place. */
function readAnew(
  resume: StructuredResume,
  sections: readonly PrintedSection[],
  at: number,
  parts: readonly Part[],
): StructuredResume {
  const section = sections[at]
  if (!section) return resume
  const next = parts.reduce(putPart, takeOut(resume, section))
  const named = sections.flatMap(({ kind, heading }, place): ResumeSection[] => {
    if (place !== at) return [{ kind, heading }]
    return parts.flatMap((part) => {
      const own = { kind: part.kind, heading: part.heading }
      // What is no entry stands above the entries, under the same heading.
      const beside = { kind: 'additional' as const, heading: part.heading }
      return isHeaded(part.kind) && Object.hasOwn(next.additionalSections, part.heading)
        ? [beside, own]
        : [own]
    })
  })
  return { ...next, sections: keepDistinct(named) }
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
  const heading = sections[at]?.heading ?? ''
  const lines = findLines(text, sections, at)
  return readAnew(resume, sections, at, [{ kind, heading, lines }])
}

/**
 * Makes a line of a section the heading of what follows it.
 * @param line which of its lines (see findLines)
 */
export function splitSection(
  given: StructuredResume,
  text: string,
  at: number,
  line: number,
): StructuredResume {
  const resume = nameAll(given)
  const sections = listPrinted(resume)
  const { kind = 'additional', heading = '' } = sections[at] ?? {}
  const lines = findLines(text, sections, at)
  const name = (lines[line] ?? '').replace(/^[\s#*_]+|[\s*_:]+$/g, '')
  const before = lines.slice(0, line)
  return readAnew(resume, sections, at, [
    ...(before.some((one) => one.trim() !== '') ? [{ kind, heading, lines: before }] : []),
    { kind: 'additional', heading: name, lines: lines.slice(line + 1) },
  ])
}
