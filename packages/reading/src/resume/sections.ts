import { findSection, guessSection, type SectionKind } from './headings.ts'
import { decode, makeSheet } from './lines/decode.ts'
import { findSure, readEvidence } from './lines/evidence.ts'
import { lineWeights } from './lines/line-model.ts'
import { STATES, type Part } from './lines/states.ts'
import { joinSpacedLetters, type Line } from './read-lines.ts'

/** One section of a resume, in the order of the file. */
export interface Section {
  kind: SectionKind
  /** The heading as it is written; '' where none stands above. */
  name: string
  lines: Line[]
  /** What each of the lines does; blank lines are body. */
  parts: Part[]
}

const LABEL = /^([^:|]{2,40}?)\s*:\s+(?=\S)/u
const FORBIDDEN = -1e6

const makeLine = (text: string): Line => ({
  text,
  isBlank: false,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
})

/** What each line that is not blank does, decided over the whole text at once. */
function readRoles(lines: readonly Line[], only?: SectionKind) {
  const sheet = makeSheet(readEvidence(lines))
  const allowed =
    only &&
    ((_: number, state: number) =>
      STATES[state]?.kind === only && STATES[state].part !== 'heading' ? 0 : FORBIDDEN)
  return decode(sheet, lineWeights(), allowed).map((state) => STATES[state])
}

/** Which lines of one section name its entries. */
export function readParts(lines: readonly Line[], kind: 'experience' | 'education'): Part[] {
  const roles = readRoles(lines, kind)
  let at = 0
  return lines.map(({ isBlank }) => (isBlank ? 'body' : (roles[at++]?.part ?? 'body')))
}

/** A heading whose words we have no section for says something by itself: it is kept. */
const isKnownName = (name: string) =>
  findSection(name) !== undefined || guessSection(name) !== undefined

/** Among lists, 'Languages: French' and 'Interests: chess' say themselves where they belong. */
function readLabelKind({ text }: Line, kind: SectionKind): SectionKind {
  const label =
    kind === 'skills' || kind === 'other' ? LABEL.exec(text.slice(0, 200))?.[1] : undefined
  const sure = label === undefined ? undefined : findSure(label, text)
  return sure === 'languages' || (sure === 'other' && kind === 'skills') ? sure : kind
}

/** Splits lines into sections, known headings or not. The first section has no heading. */
export function splitSections(lines: readonly Line[]): Section[] {
  const roles = readRoles(lines)
  const sections: Section[] = [{ kind: 'contact', name: '', lines: [], parts: [] }]
  let current = sections[0] as Section
  const open = (kind: SectionKind, name: string) => {
    current = { kind, name, lines: [], parts: [] }
    sections.push(current)
  }
  const put = (line: Line, part: Part) => {
    current.lines.push(line)
    current.parts.push(part)
  }
  let at = 0
  for (const line of lines) {
    if (line.isBlank) {
      put(line, 'body')
      continue
    }
    const role = roles[at++] ?? { kind: 'other', part: 'body' }
    const { part } = role
    const kind = part === 'body' ? readLabelKind(line, role.kind) : role.kind
    if (part === 'heading') open(kind, line.text)
    else if (kind === current.kind) put(line, part)
    else {
      // 'Languages: English, French' opens a section on its own line; a category of skills stays with them.
      const label = LABEL.exec(line.text)
      const name = label?.[1] ?? ''
      const isOwn = findSection(name) === kind && kind !== 'contact'
      open(kind, isOwn && kind !== 'skills' ? name : '')
      put(
        isOwn && kind !== 'skills' ? { ...line, text: line.text.slice(label?.[0].length) } : line,
        part,
      )
    }
  }
  return keepEmpty(sections)
}

/** A heading with nothing below it stays as text, unless it only says what is not there. */
function keepEmpty(sections: readonly Section[]): Section[] {
  const kept: Section[] = []
  for (const section of sections) {
    const { name, lines } = section
    const before = kept.at(-1)
    if (lines.every(({ isBlank }) => isBlank) && kept.length > 0) {
      if (before && name !== '' && !isSectionHeading(name)) {
        before.lines.push(makeLine(name))
        before.parts.push('body')
      }
      continue
    }
    // What stands above contact data is a heading, or the name itself.
    const isName = section.kind === 'contact' && name !== '' && !isSectionHeading(name)
    kept.push(
      isName
        ? { ...section, lines: [makeLine(name), ...lines], parts: ['body', ...section.parts] }
        : section,
    )
  }
  return kept
}

const TRAINING =
  /^[^\p{L}]*(?:training|trainings|cursos|courses|professional development|weiterbildung)\b/iu

/** Whether a line of a file is the heading of a section that gets our name for it. */
export function isSectionHeading(raw: string): boolean {
  const text = joinSpacedLetters(raw.trim()).replaceAll(/[#*_]+/g, ' ')
  const kind = findSection(text) ?? guessSection(text)
  return kind !== undefined && isKnownName(text) && (kind !== 'other' || TRAINING.test(text))
}
