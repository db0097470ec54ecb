import type { ResumeSection, StructuredResume } from '@tailorbird/contracts'
import { listFlat, nameSections, readInline, sayNow } from '@tailorbird/document'
import { append } from '@tailorbird/language'
import { splitOutside } from '../resume/split-outside.ts'
import { isOwn, isWrittenFrom } from './is-own.ts'
import { readOwnItems, readOwnLine, type OwnLine } from './own-line.ts'
import { findOwnTitle, nameAdditional } from './own-title.ts'
import { readOwnHead } from './read-own-head.ts'
import { readOwnJobs } from './read-own-jobs.ts'
import { readOwnSchools } from './read-own-schools.ts'
import { readOwnSkills } from './read-own-skills.ts'
import { splitOwn, type OwnSection } from './split-own.ts'

/** No resume comes near; longer files are read as anybody's, in bounded time. */
const MAX_CHARS = 500_000
const MAX_LINES = 20_000

const readFlat = (lines: readonly OwnLine[]) => listFlat(readOwnItems(lines))

/** Lines without a blank line between them belong together; each bullet is its own. */
function readParagraphs(lines: readonly OwnLine[]): string[] {
  const paragraphs: string[] = []
  let isLoose = true
  for (const line of lines) {
    const isText = line.kind === 'bullet' && /[^-*+]/.test(line.mark)
    const text = readInline(isText ? line.raw : line.text)
    if (line.kind === 'blank') isLoose = true
    else {
      if (isLoose || line.kind !== 'plain') paragraphs.push(text)
      else paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`)
      isLoose = line.kind === 'heading'
    }
  }
  return paragraphs
}

const standingUnder = <T extends object>(section: string, entries: readonly T[]) =>
  entries.map((entry) => ({ ...entry, section }))

function readSections(
  sections: readonly OwnSection[],
  resume: StructuredResume,
  summary: string[],
  nameOther: (title: string) => string,
): ResumeSection[] {
  const named: ResumeSection[] = []
  const addOther = (title: string, items: readonly string[]) => {
    if (items.length === 0) return
    const heading = nameOther(title)
    named.push({ kind: 'additional', heading })
    append((resume.additionalSections[heading] ??= []), items)
  }
  for (const { kind, title, lines } of sections) {
    const heading = readInline(title)
    if (kind === 'experience') {
      const { jobs, preface } = readOwnJobs(lines)
      addOther(title, preface)
      append(resume.workExperience, standingUnder(heading, jobs))
    } else if (kind === 'education') {
      const { education, certifications } = readOwnSchools(lines)
      append(resume.education, standingUnder(heading, education))
      append(resume.certifications, certifications)
    } else if (kind === 'summary') append(summary, readParagraphs(lines))
    else if (kind === 'skills')
      append(resume.skillsCategories, standingUnder(heading, readOwnSkills(lines)))
    else if (kind === 'certifications') append(resume.certifications, readFlat(lines))
    else if (kind === 'achievements') append(resume.achievements, readOwnItems(lines))
    else if (kind === 'languages')
      append(
        resume.contactInfo.languages,
        readFlat(lines).flatMap((item) => splitOutside(item, ',;|•·')),
      )
    else {
      addOther(title, readOwnItems(lines))
      continue
    }
    named.push({ kind, heading })
  }
  return named
}

/** Whether all the headings are those of the form's layout, in whatever case, and of sections that it adds. */
const isLayout = (sections: readonly OwnSection[]) =>
  sections.every(({ title, kind }) => findOwnTitle(title) !== undefined || kind === 'other')

/**
 * Reads markdown that toMarkdown wrote and a person edited: section by section, whatever its white space, list
 * marks, emphasis and the case and level of its headings. Lines that nobody touched are read as they were.
 * @param text sanitized
 * @param known the sections of the resume that it was written from
 * @returns undefined for markdown that is not ours
 */
export function readOwn(
  text: string,
  known?: readonly ResumeSection[],
): StructuredResume | undefined {
  if (text.length > MAX_CHARS || !/^\s{0,3}(?:#|\*\*)/m.test(text)) return undefined
  const raws = text.split('\n')
  if (raws.length > MAX_LINES) return undefined
  const { head, sections } = splitOwn(raws.map(readOwnLine), known)
  if (!isWrittenFrom(sections, known) && !isOwn(sections)) return undefined
  const { contactInfo, summary, details, letter } = readOwnHead(head)
  const resume: StructuredResume = {
    contactInfo,
    workExperience: [],
    education: [],
    skillsCategories: [],
    certifications: [],
    achievements: [],
    additionalSections: {},
  }
  const isPlain = known === undefined && isLayout(sections)
  const named = readSections(sections, resume, summary, isPlain ? nameAdditional : readInline)
  if (details.length > 0) resume.additionalSections['PERSONAL DETAILS'] = details
  if (letter.length > 0) resume.additionalSections['LETTER'] = letter
  if (summary.length > 0) resume.summary = summary.join('\n\n')
  if (!isPlain) return sayNow(nameSections(resume, named), 'Present')
  const { sections: _, ...plain } = nameSections(resume, [])
  return plain
}
