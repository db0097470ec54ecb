import { findRange } from '@tailorbird/language'
import { findSection, guessSection, type SectionKind } from './headings.ts'
import { hasSpan } from './job-lines.ts'
import type { Line } from './read-lines.ts'
import { namesRole } from './word-lists.ts'

/** One section of a resume. The first one has no heading: it is what stands above all headings. */
export interface Section {
  kind: SectionKind
  name: string
  lines: Line[]
}

const TRAINING =
  /^[^\p{L}]*(?:training|trainings|cursos|courses|professional development|weiterbildung)\b/iu
/** A degree that nobody takes for a course. */
const DEGREE = /\b(?:B\.?A|B\.?Sc|M\.?A|M\.?Sc|Ph\.?D|MBA|BFA|MFA|Bachelor|Master of|Diploma|NVQ)\b/

/** Whether a heading is 'Training', which can be courses or where a degree comes from. */
export const isTraining = (name: string) => TRAINING.test(name)

function readTraining(section: Section): Section {
  const hasDegree = section.lines.some(({ text }) => DEGREE.test(text.slice(0, 200)))
  return section.kind === 'other' && isTraining(section.name) && hasDegree
    ? { ...section, kind: 'education' }
    : section
}

const MIN_JOBS = 2

/** How many lines of a section name a job by its dates and its role. */
const countJobs = (lines: readonly Line[]) =>
  lines.filter((line, index) => {
    if (line.isBullet || !hasSpan(line) || !findRange(line.text)) return false
    const near = [lines[index - 1], line, lines[index + 1]]
    return near.some((one) => one && !one.isBullet && namesRole(one.text))
  }).length

/** 'Career Summary' or 'Orchestras' above jobs, in a resume without a section of them. */
function readJobs(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'experience')) return [...sections]
  return sections.flatMap((section): Section[] => {
    const known = findSection(section.name) ?? guessSection(section.name)
    const isOpen =
      section.kind === 'summary' ||
      (section.kind === 'other' && (known === undefined || /^teaching$/i.test(section.name)))
    if (!isOpen || countJobs(section.lines) < MIN_JOBS) return [section]
    const jobs: Section = { ...section, kind: 'experience' }
    // What nobody listed says more than that these are jobs.
    return section.kind === 'summary' ? [jobs] : [jobs, { ...section, lines: [nameLine(section)] }]
  })
}

const nameLine = ({ name }: Section): Line => ({
  text: name,
  isBlank: false,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
})

/** Sections whose heading leaves open what they hold get the kind that their lines show. */
export const reviseSections = (sections: readonly Section[]): Section[] =>
  readJobs(sections.map(readTraining))
