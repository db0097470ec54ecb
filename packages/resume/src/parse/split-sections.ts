import { findRange } from '../text/dates.ts'
import { findSection, type SectionKind } from './headings.ts'
import type { Line } from './read-lines.ts'
import { namesOrganisation, namesRole } from './word-lists.ts'

/** One section of a resume. The first one has no heading: it is what stands above all headings. */
export interface Section {
  kind: SectionKind
  name: string
  lines: Line[]
}

const MAIN_KINDS = new Set<SectionKind>(['summary', 'skills', 'experience', 'education'])
const INLINE_KINDS = new Set<SectionKind | undefined>(['summary', 'skills', 'certifications'])
const INLINE_HEADING = /^([^:]{3,40}):\s+(\S.*)$/

const textLine = (text: string): Line => ({
  text,
  isBlank: false,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
})

/** How this document marks its sections, learned from the headings that everyone knows. */
function readHabits(lines: readonly Line[], kinds: readonly (SectionKind | undefined)[]) {
  const known = lines.filter((_, index) => MAIN_KINDS.has(kinds[index] ?? 'other'))
  const levels = known.filter((line) => line.level > 0).map((line) => line.level)
  return {
    styles: new Set(known.map((line) => line.style)),
    level: levels.length > 0 ? levels.reduce((one, other) => Math.min(one, other)) : 2,
    isMarked: known.length > 0,
  }
}

function isEntryAhead(lines: readonly Line[], index: number): boolean {
  const ahead = lines.slice(index, index + 5).filter((line) => !line.isBlank)
  return ahead.slice(0, 3).some((line) => !line.isBullet && findRange(line.text) !== undefined)
}

const SIDE_KINDS = new Set<SectionKind>(['contact', 'skills', 'languages', 'certifications'])
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u

/** A name below a side column that was written out first: what a person is or an e-mail address stands below. */
function isNameBelowSide(lines: readonly Line[], index: number): boolean {
  const { text, isBullet } = lines[index] as Line
  if (isBullet || text.length > 60 || !NAME.test(text) || namesRole(text)) return false
  const below = lines[index + 1]?.text.slice(0, 200) ?? ''
  return !below.includes(',') && (namesRole(below) || below.includes('@'))
}

/** A few words in capitals between blank lines, with no employer, role or date near. */
function standsAlone(lines: readonly Line[], index: number): boolean {
  const { text, style } = lines[index] as Line
  if (style !== 'capitals' || /\d/.test(text) || text.split(' ').length > 4) return false
  if (lines[index + 1]?.isBlank !== true || namesOrganisation(text) || namesRole(text)) return false
  const next = lines.slice(index + 1, index + 5).find((line) => !line.isBlank)
  return next !== undefined && !namesRole(next.text.slice(0, 80)) && !isEntryAhead(lines, index)
}

/** Splits lines at the headings of sections. Unknown headings open additional sections; a heading with nothing below it is text. */
export function splitSections(lines: readonly Line[]): Section[] {
  const kinds = lines.map((line) =>
    line.isBullet || line.isBlank ? undefined : findSection(line.text),
  )
  const habits = readHabits(lines, kinds)
  const sections: Section[] = [{ kind: 'contact', name: '', lines: [] }]
  let current = sections[0] as Section
  let isLoose = true
  let hasText = false
  let hasHead = false

  const openKnown = (line: Line, kind: SectionKind): boolean => {
    const inEntries = current.kind === 'experience' || current.kind === 'other'
    if (line.level > 0 && line.style === 'markdown') return line.level <= habits.level || !inEntries
    if (inEntries && !isLoose && !MAIN_KINDS.has(kind)) return false
    if (inEntries && kind === 'other' && !habits.styles.has(line.style)) return false
    if (habits.styles.has(line.style))
      return line.style !== 'plain' || isLoose || MAIN_KINDS.has(kind)
    if (!isLoose || habits.styles.has('markdown'))
      return line.style !== 'plain' && isLoose && !inEntries
    return line.style !== 'plain' || !inEntries
  }
  const openUnknown = (line: Line, index: number): boolean => {
    const { style, level, text } = line
    if (style === 'plain' || text.length > 60) return false
    const isAbove = sections.length === 1
    if (style === 'markdown' && level <= habits.level)
      return !isAbove || (hasText && (level > 1 || !habits.isMarked))
    if (style === 'markdown' || isAbove || !isLoose) return false
    if (!habits.styles.has(style)) return current.kind !== 'skills' && standsAlone(lines, index)
    const inEntries = current.kind === 'experience' || current.kind === 'education'
    return !(inEntries && isEntryAhead(lines, index)) && findRange(text) === undefined
  }
  const open = (kind: SectionKind, name: string) => {
    current = { kind, name, lines: [] }
    sections.push(current)
  }

  for (const [index, line] of lines.entries()) {
    const kind = kinds[index]
    const isBelowSide = isLoose && kind === undefined && SIDE_KINDS.has(current.kind)
    if (isBelowSide && !hasHead && isNameBelowSide(lines, index)) current = sections[0] as Section
    const inline =
      isLoose && !line.isBullet && !habits.styles.has('markdown') && line.text.length < 2000
        ? INLINE_HEADING.exec(line.text)
        : null
    const inlineKind = inline?.[1] === undefined ? undefined : findSection(inline[1])
    if (kind === 'title' && openKnown(line, 'summary')) {
      // 'Resume' on top names the document; in French it is the summary's heading.
      if (hasText) open('summary', line.text)
    } else if (kind && kind !== 'title' && openKnown(line, kind)) open(kind, line.text)
    else if (
      inline?.[1] &&
      inline[2] &&
      INLINE_KINDS.has(inlineKind) &&
      inlineKind &&
      current.kind !== 'skills'
    ) {
      open(inlineKind, inline[1])
      current.lines.push(textLine(inline[2]))
    } else if (!line.isBlank && !line.isBullet && openUnknown(line, index)) open('other', line.text)
    else current.lines.push(line)
    isLoose = line.isBlank
    hasText ||= !line.isBlank
    hasHead ||= !line.isBlank && current === sections[0]
  }
  return keepEmptyHeadings(sections)
}

/** An unknown heading that heads nothing is something a person wrote: it stays, as text. */
function keepEmptyHeadings(sections: Section[]): Section[] {
  const kept: Section[] = []
  for (const section of sections) {
    const isEmpty = section.lines.every((line) => line.isBlank)
    const before = kept.at(-1)
    if (isEmpty && section.kind === 'other' && before) before.lines.push(textLine(section.name))
    else if (!isEmpty || kept.length === 0) kept.push(section)
  }
  return kept
}
