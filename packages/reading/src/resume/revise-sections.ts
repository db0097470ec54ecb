import { findDate, findRange, namesLanguage } from '@tailorbird/language'
import { findSection, guessSection, type SectionKind } from './headings.ts'
import { hasSpan } from './job-lines.ts'
import type { Line } from './read-lines.ts'
import { namesDegree, namesInstitution, namesRole } from './word-lists.ts'

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
const MAX_NAME_CHARS = 90
const MAX_HEADING_WORDS = 4

/** How many lines of a section name a job by its dates and its role. */
const countJobs = (lines: readonly Line[]) =>
  lines.filter((line, index) => {
    if (line.isBullet || !hasSpan(line)) return false
    const near = findRange(line.text) ? [lines[index - 1], line, lines[index + 1]] : [line]
    return near.some((one) => one && !one.isBullet && namesRole(one.text))
  }).length

/** A heading that gives way to ours says something by itself when nobody listed it. */
const keepName = (section: Section): Section[] =>
  section.name === '' ? [] : [{ ...section, kind: 'other', lines: [nameLine(section)] }]

/** 'Lingo' above lines that each name a language, in a resume without a section of them. */
function readTongues(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'languages')) return [...sections]
  return sections.flatMap((section): Section[] => {
    const lines = section.lines.filter(({ isBlank }) => !isBlank)
    const isSpoken = lines.length > 0 && lines.every(({ text }) => namesLanguage(text))
    return isUnknown(section) && isSpoken
      ? [{ ...section, kind: 'languages' }, ...keepName(section)]
      : [section]
  })
}

const isUnknown = ({ kind, name }: Section) =>
  kind === 'other' && (findSection(name) ?? guessSection(name)) === undefined

/** 'Where I learned' above a degree or a school, in a resume without a section of them. */
function readSchools(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'education')) return [...sections]
  const isTaught = ({ text, isBullet }: Line) =>
    !isBullet && text.length <= MAX_NAME_CHARS && (namesDegree(text) || namesInstitution(text))
  return sections.flatMap((section): Section[] =>
    isUnknown(section) && countJobs(section.lines) === 0 && section.lines.some(isTaught)
      ? [{ ...section, kind: 'education' }, ...keepName(section)]
      : [section],
  )
}

/** Dated jobs above all headings: they begin at the first of them, below a line that may head them. */
function readHead(sections: readonly Section[]): Section[] {
  const [head, ...rest] = sections
  if (!head || sections.some(({ kind }) => kind === 'experience')) return [...sections]
  const isDated = (line: Line) => !line.isBullet && hasSpan(line)
  const first = head.lines.findIndex(isDated)
  if (first < 1 || head.lines.filter(isDated).length < MIN_JOBS) return [...sections]
  const blank = head.lines.slice(0, first).findLastIndex(({ isBlank }) => isBlank)
  const above = head.lines[first - 1] as Line
  const isHeading =
    !above.isBlank &&
    above.text.split(' ').length <= MAX_HEADING_WORDS &&
    !/[\d@|,]/.test(above.text)
  const from = isHeading ? first - 1 : blank < 1 ? first : blank + 1
  const name = isHeading ? above.text : ''
  const lines = head.lines.slice(isHeading ? first : from)
  if (countJobs(lines) < MIN_JOBS) return [...sections]
  const jobs: Section = { kind: 'experience', name, lines }
  return [{ ...head, lines: head.lines.slice(0, from) }, jobs, ...keepName(jobs), ...rest]
}

/** 'Career Summary' or 'Orchestras' above jobs, in a resume without a section of them. */
function readJobs(sections: readonly Section[]): Section[] {
  const hasJobs = sections.some(({ kind }) => kind === 'experience')
  return sections.flatMap((section): Section[] => {
    const isOpen =
      isUnknown(section) ||
      (!hasJobs &&
        (section.kind === 'summary' ||
          (section.kind === 'other' && /^teaching$/i.test(section.name))))
    const count = countJobs(section.lines)
    const dated = section.lines.filter((line) => !line.isBullet && findDate(line.text)).length
    if (!isOpen || count < (hasJobs ? 1 : MIN_JOBS) || (hasJobs && 2 * count <= dated))
      return [section]
    const jobs: Section = { ...section, kind: 'experience' }
    // What nobody listed says more than that these are jobs.
    return section.kind === 'summary' ? [jobs] : [jobs, ...keepName(section)]
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
  readTongues(readSchools(readJobs(readHead(sections.map(readTraining)))))
