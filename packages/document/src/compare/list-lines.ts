import type {
  Education,
  SectionKind,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { foldSpaces, formatSpan } from '@tailorbird/language'
import { hasText } from '../markdown/write-parts.ts'
import { nameLines } from '../texts/line-ids.ts'
import { readNested } from '../texts/nested.ts'
import type { DocumentWords } from '../words/document-words.ts'
import { wordsOf } from '../words/find-words.ts'
import {
  isFilled,
  listSections,
  showsLanguagesAbove,
  type PrintedSection,
} from '../sections/list-sections.ts'

/** A line of a resume as it is printed. */
export interface ResumeLine {
  kind: 'heading' | 'item' | 'skills' | 'text'
  text: string
  /** The id that an item, and the first line of a summary, keeps in other words and another place; '' for all else. */
  id: string
  /** How deep a bullet stands below others; 0 for all else. */
  depth: number
  /** Of a line of skills: its label and its skills, one by one. */
  items: string[]
}

/** A job, a place of learning, or the lines of a section that has no entries. */
export interface ResumeEntry {
  /** w0, e1 or c, as in a change's place; '' for what is no entry. */
  place: string
  lines: ResumeLine[]
}

/** A section; the head, with the name and the contact data, has no heading. */
export interface ResumePart {
  kind: SectionKind | 'head'
  heading: string
  entries: ResumeEntry[]
}

const write = (kind: ResumeLine['kind'], texts: readonly (string | undefined)[]): ResumeLine[] =>
  texts
    .filter(hasText)
    .flatMap((text) => (kind === 'item' ? readNested(text) : [{ depth: 0, text }]))
    .map(({ depth, text }) => ({ kind, id: '', text: foldSpaces(text), depth, items: [] }))
const joinCells = (cells: readonly (string | undefined)[]) => cells.filter(hasText).join(' | ')

/** The first line of an entry's head is its heading, whichever there is. */
function writeEntry(place: string, head: readonly string[], items: readonly string[]): ResumeEntry {
  const [first, ...rest] = head.filter(hasText)
  return {
    place,
    lines: [...write('heading', [first]), ...write('text', rest), ...write('item', items)],
  }
}

function writeJob(job: WorkExperience, place: string, { now }: DocumentWords): ResumeEntry {
  const role = joinCells([job.position, formatSpan(job, now)])
  const head = [joinCells([job.company, job.location]), role]
  return writeEntry(place, head, job.description)
}

function writeSchool(item: Education, place: string, { labels }: DocumentWords): ResumeEntry {
  const { institution, degree, fieldOfStudy, graduationDate, gpa } = item
  const grade = hasText(gpa) ? `${labels.gpa}: ${gpa}` : ''
  const facts = joinCells([degree, fieldOfStudy, graduationDate, grade])
  return writeEntry(place, [institution, facts], item.achievements)
}

const writeSkills = ({ groups }: PrintedSection): ResumeLine[] =>
  groups.map(({ category, skills }) => {
    const label = hasText(category) ? [`${foldSpaces(category)}:`] : []
    const names = skills.filter(hasText).map(foldSpaces)
    return {
      kind: 'skills',
      id: '',
      text: [...label, names.join(', ')].join(' '),
      depth: 0,
      items: [...label, ...names],
    }
  })

function writeSection(
  resume: StructuredResume,
  section: PrintedSection,
  words: DocumentWords,
): ResumeEntry[] {
  const lines = [
    ...write('text', section.paragraphs),
    ...writeSkills(section),
    ...write('item', section.items),
  ]
  const { certifications } = section
  return [
    { place: '', lines },
    ...section.jobs.map((job) => writeJob(job, `w${resume.workExperience.indexOf(job)}`, words)),
    ...section.schools.map((item) =>
      writeSchool(item, `e${resume.education.indexOf(item)}`, words),
    ),
    ...(certifications.length > 0
      ? [writeEntry('c', [words.headings.certifications], certifications)]
      : []),
  ]
}

function writeHead(resume: StructuredResume, { labels }: DocumentWords): ResumePart {
  const { fullName, email, phone, location, linkedin, website, languages } = resume.contactInfo
  const spoken =
    showsLanguagesAbove(resume) && languages.length > 0
      ? `${labels.languages}: ${languages.join(', ')}`
      : ''
  const contact = joinCells([email, phone, location, linkedin, website, spoken])
  const lines = [...write('heading', [fullName]), ...write('text', [contact])]
  return { kind: 'head', heading: '', entries: [{ place: '', lines }] }
}

/**
 * A resume line by line as it is printed, section by section and entry by entry: what two of them are compared
 * by. Each section begins with the lines that belong to no entry, be there any or not.
 */
export function listLines(resume: StructuredResume): ResumePart[] {
  const sections = listSections(resume).filter(isFilled)
  const words = wordsOf(resume)
  const ids = new Map<string, string[]>()
  for (const { text, line } of nameLines(resume)) {
    const shown = foldSpaces(text)
    const list = ids.get(shown)
    if (list) list.push(line)
    else ids.set(shown, [line])
  }
  const parts = [
    writeHead(resume, words),
    ...sections.map((section) => ({
      kind: section.kind,
      heading: section.heading,
      entries: writeSection(resume, section, words),
    })),
  ]
  // Each is taken once; to take the first of a long list away moves all others.
  const taken = new Map<string, number>()
  for (const line of parts.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines))) {
    if (line.kind !== 'item') continue
    const count = taken.get(line.text) ?? 0
    line.id = ids.get(line.text)?.[count] ?? ''
    taken.set(line.text, count + 1)
  }
  const summary = parts.find(({ kind }) => kind === 'summary')?.entries[0]?.lines[0]
  if (summary?.kind === 'text') summary.id = 'summary'
  return parts
}
