import type { StructuredResume } from '@tailorbird/contracts'
import { readNested } from '@tailorbird/document'

/**
 * The resume as if it said only these texts: what a sentence may draw from that names them as its
 * sources. A named bullet brings its job's facts, a named category its skills.
 */
export function pickSources(
  resume: StructuredResume,
  sourceIds: readonly string[],
): StructuredResume {
  const ids = new Set(sourceIds)
  const has = (prefix: string) =>
    sourceIds.some((id) => id === prefix || id.startsWith(`${prefix}.`))
  const keep = (lines: readonly string[], prefix: string) =>
    lines.flatMap((text, index) =>
      readNested(text).flatMap((line, at) =>
        ids.has(`${prefix}${index}${at === 0 ? '' : `.c${at - 1}`}`) ? [line.text] : [],
      ),
    )
  const { summary, ...rest } = resume
  const sections = Object.entries(resume.additionalSections)
    .map(([name, lines], x): [string, string[]] => [name, keep(lines, `x${x}.t`)])
    .filter(([, lines]) => lines.length > 0)
  return {
    ...rest,
    ...(summary !== undefined && ids.has('summary') && { summary }),
    contactInfo: { ...resume.contactInfo, languages: keep(resume.contactInfo.languages, 'l') },
    workExperience: resume.workExperience.flatMap((job, w) =>
      has(`w${w}`) ? [{ ...job, description: keep(job.description, `w${w}.b`) }] : [],
    ),
    education: resume.education.flatMap((item, e) =>
      has(`e${e}`) ? [{ ...item, achievements: keep(item.achievements, `e${e}.t`) }] : [],
    ),
    skillsCategories: resume.skillsCategories.flatMap((group, s) => {
      if (ids.has(`s${s}`)) return [group]
      const skills = keep(group.skills, `s${s}.k`)
      return skills.length > 0 ? [{ category: '', skills }] : []
    }),
    certifications: keep(resume.certifications, 'c'),
    achievements: keep(resume.achievements, 'a'),
    additionalSections: Object.fromEntries(sections),
  }
}
