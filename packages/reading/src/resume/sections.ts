import { namesLanguage, type HeadingKind } from '@tailorbird/language'
import { findSection, guessSection } from './headings.ts'
import { findSure, readEvidence } from './lines/evidence.ts'
import { readRoles } from './lines/read-roles.ts'
import { STATES, type Part } from './lines/states.ts'
import { joinSpacedLetters, type Line } from './read-lines.ts'
import { anyOf } from './words/index.ts'

/** One section of a resume, in the order of the file. */
export interface Section {
  kind: HeadingKind
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

/** The roles that the lines of a text have, by their words; a line may stand there twice. */
export type KnownLines = ReadonlyMap<string, ReadonlySet<number>>

/** What the lines of a text do, for reading another that was made from it. */
export function knowLines(lines: readonly Line[]): KnownLines {
  const evidence = readEvidence(lines)
  const known = new Map<string, Set<number>>()
  for (const [at, role] of readRoles(evidence).entries()) {
    const text = evidence[at]?.line.text ?? ''
    known.set(text, new Set([...(known.get(text) ?? []), role]))
  }
  return known
}

/** What each line that is not blank does, decided over the whole text at once. */
function readStates(lines: readonly Line[], only?: HeadingKind, known?: KnownLines) {
  const evidence = readEvidence(lines)
  const fits = (at: number, state: number) =>
    only === undefined
      ? (known?.get(evidence[at]?.line.text ?? '')?.has(state) ?? true)
      : STATES[state]?.kind === only && STATES[state].part !== 'heading'
  const allowed =
    only === undefined && known === undefined
      ? undefined
      : (at: number, state: number) => (fits(at, state) ? 0 : FORBIDDEN)
  return readRoles(evidence, allowed).map((state) => STATES[state])
}

/** Which lines of one section name its entries. */
export function readParts(lines: readonly Line[], kind: 'experience' | 'education'): Part[] {
  const roles = readStates(lines, kind)
  let at = 0
  return lines.map(({ isBlank }) => (isBlank ? 'body' : (roles[at++]?.part ?? 'body')))
}

/** A heading whose words we have no section for says something by itself: it is kept. */
const isKnownName = (name: string) =>
  findSection(name) !== undefined || guessSection(name) !== undefined

/** Among lists, 'Languages: French' and 'Interests: chess' say themselves where they belong. */
function readLabelKind({ text }: Line, kind: HeadingKind): HeadingKind {
  const label =
    kind === 'skills' || kind === 'other' ? LABEL.exec(text.slice(0, 200))?.[1] : undefined
  const sure = label === undefined ? undefined : findSure(label, text)
  return sure === 'languages' || (sure === 'other' && kind === 'skills') ? sure : kind
}

/** Whose data stands below. */
const REFEREES = new RegExp(String.raw`^\P{L}*(?:${anyOf('referees')})(?!\p{L})`, 'iu')

/**
 * Splits lines into sections, known headings or not. The first section has no heading.
 * @param known what lines do that stood in the text that this one was made from
 */
export function splitSections(lines: readonly Line[], known?: KnownLines): Section[] {
  const roles = readStates(lines, undefined, known)
  const sections: Section[] = [{ kind: 'contact', name: '', lines: [], parts: [] }]
  let current = sections[0] as Section
  const open = (kind: HeadingKind, name: string) => {
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
    const said = part === 'body' ? readLabelKind(line, role.kind) : role.kind
    // Without a heading only languages open a list of them: 'Patient education' above 'Spanish' is a skill.
    const isNone = said === 'languages' && part === 'body' && current.kind !== said
    // Below 'Referees' stand other people's telephones.
    const isOthers = said === 'contact' && part === 'body' && REFEREES.test(current.name.trim())
    const kind = isOthers || (isNone && !namesLanguage(line.text)) ? current.kind : said
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

const TRAINING = new RegExp(String.raw`^[^\p{L}]*(?:${anyOf('trainings')})\b`, 'iu')

/** Whether a line of a file is the heading of a section that gets our name for it. */
export function isSectionHeading(raw: string): boolean {
  const text = joinSpacedLetters(raw.trim()).replaceAll(/[#*_]+/g, ' ')
  const kind = findSection(text) ?? guessSection(text)
  return kind !== undefined && isKnownName(text) && (kind !== 'other' || TRAINING.test(text))
}
