import { readMarkdown, readSpans } from '../read-markdown.ts'

/** The heading of the skills in the layout of tailored resumes (specification, section 9). */
const SKILLS_TITLE = 'Core Competencies'

/** A line of a resume without its markup. */
export interface DocumentLine {
  kind: 'heading' | 'item' | 'skills' | 'text'
  text: string
  /** Of a line of skills: its label and its skills, one by one. */
  items: string[]
}

/** An entry: a job, a place of learning, or the lines of a section that has no entries. */
export interface DocumentEntry {
  title: string
  lines: DocumentLine[]
}

export interface DocumentSection {
  title: string
  entries: DocumentEntry[]
}

/** One line of plain text, white space folded. */
export const fold = (text: string) => text.split(/\s+/).join(' ').trim()

const plain = (source: string) =>
  fold(
    readSpans(source)
      .map(({ text }) => text)
      .join(''),
  )

function readLine(kind: DocumentLine['kind'], source: string): DocumentLine {
  const text = plain(source)
  if (kind !== 'skills') return { kind, text, items: [] }
  const [, label = '', list = source] = /^(\*\*[^*]+:\*\*) (.*)$/.exec(source) ?? []
  // A comma that belongs to a skill is escaped.
  const skills = list.split(/(?<!\\), /).map(plain)
  return { kind, text, items: [...(label === '' ? [] : [plain(label)]), ...skills] }
}

/** Reads a resume's markdown as sections, entries and lines; what stands before the first section has no title. */
export function readDocument(markdown: string): DocumentSection[] {
  const sections: DocumentSection[] = [{ title: '', entries: [{ title: '', lines: [] }] }]
  for (const block of readMarkdown(markdown)) {
    const section = sections.at(-1)
    const entry = section?.entries.at(-1)
    if (block.kind !== 'heading') {
      const listed = section?.title === SKILLS_TITLE ? 'skills' : 'item'
      const kind = block.kind === 'list' ? listed : 'text'
      entry?.lines.push(...block.lines.map(({ text }) => readLine(kind, text)))
    } else if (block.level === 2) {
      sections.push({ title: plain(block.text), entries: [{ title: '', lines: [] }] })
    } else {
      const heading = readLine('heading', block.text)
      if (block.level === 1) entry?.lines.push(heading)
      else section?.entries.push({ title: heading.text, lines: [heading] })
    }
  }
  return sections
}
