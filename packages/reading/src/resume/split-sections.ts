import { findRange, namesLanguage } from '@tailorbird/language'
import { findSection, guessSection, type SectionKind } from './headings.ts'
import { isCapitals, joinSpacedLetters, type Line } from './read-lines.ts'
import { bareName } from './find-name.ts'
import { isPersonName } from './person-name.ts'
import { isTraining, reviseSections, type Section } from './revise-sections.ts'
import { namesInstitution, namesOrganisation, namesRole } from './word-lists.ts'

export type { Section } from './revise-sections.ts'

const MAIN_KINDS = new Set<SectionKind>(['summary', 'skills', 'experience', 'education'])
const INLINE_KINDS = new Set<SectionKind | undefined>(['summary', 'skills', 'certifications'])
/** 'Berlin, den 4. Februar 2026', as letters end and German resumes do. */
const SIGNED =
  /^\p{Lu}[\p{L} .-]{1,30}, (?:den |le |a |el )?\d{1,2}\.? ?(?:de )?(?:\p{L}{3,10}|\d{1,2})\.? ?(?:de )?20\d\d$/u
const ON_REQUEST =
  /^(?:professional |excellent |character )?(?:references?|referees|r[ée]f[ée]rences|referenzen|referencias)\b.{0,30}\b(?:request|available|demande|anfrage|wunsch|solicit)/iu
/** What stands behind labels among additional information. */
const INLINE_BELOW = new Set<SectionKind>(['languages', 'other'])
const INLINE_HEADING = /^([^:]{3,40}):\s+(\S.*)$/

const textLine = (text: string): Line => ({
  text,
  isBlank: false,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
})

const MIN_KNOWN = 2

/** Whether a line that stands out says in other words what a main section is about: 'WHAT I STUDIED'. */
const soundsMain = ({ text, style, isBullet }: Line) =>
  !isBullet &&
  (style === 'capitals' || style === 'markdown' || style === 'underlined') &&
  MAIN_KINDS.has(guessSection(text) ?? 'other') &&
  !namesRole(text) &&
  !namesOrganisation(text)

/** How this document marks its sections, learned from the headings that everyone knows. */
function readHabits(lines: readonly Line[], kinds: readonly (SectionKind | undefined)[]) {
  const listed = lines.filter((_, index) => MAIN_KINDS.has(kinds[index] ?? 'other'))
  // Where hardly a heading is one that everyone knows, those that say the same in other words tell.
  const known = listed.length >= MIN_KNOWN ? listed : [...listed, ...lines.filter(soundsMain)]
  const isTight = ({ style }: Line, index: number) =>
    style === 'capitals' && index > 0 && lines[index - 1]?.isBlank === false
  const levels = known.filter((line) => line.level > 0).map((line) => line.level)
  return {
    styles: new Set(known.map((line) => line.style)),
    level: levels.length > 0 ? levels.reduce((one, other) => Math.min(one, other)) : 2,
    isMarked: known.length > 0,
    /** Whether headings in capitals stand right below the text before them, in a text that has small letters. */
    isTight:
      lines.filter((line, index) => known.includes(line) && isTight(line, index)).length >=
        MIN_KNOWN && lines.filter(({ text }) => /\p{Ll}/u.test(text)).length > lines.length / 3,
    /** Whether a blank line stands below each. */
    isApart: lines.every(
      (_, index) => !MAIN_KINDS.has(kinds[index] ?? 'other') || lines[index + 1]?.isBlank === true,
    ),
  }
}

function isEntryAhead(lines: readonly Line[], index: number): boolean {
  const ahead = lines.slice(index, index + 5).filter((line) => !line.isBlank)
  return ahead.slice(0, 3).some((line) => !line.isBullet && findRange(line.text) !== undefined)
}

const SIDE_KINDS = new Set<SectionKind>([
  'contact',
  'skills',
  'languages',
  'certifications',
  'achievements',
])

/** A name below a side column that was written out first: what a person is or an e-mail address stands below. */
function isNameBelowSide(lines: readonly Line[], index: number): boolean {
  const { text, isBullet } = lines[index] as Line
  const name = bareName(text.slice(0, 100))
  if (isBullet || !isPersonName(name) || namesRole(name)) return false
  const next = lines.slice(index + 1, index + 3).find(({ isBlank }) => !isBlank)
  const below = next?.text.slice(0, 200) ?? ''
  if (below.includes('@')) return true
  return namesRole(below) && (!below.includes(',') || /\||\s(?:at|@|bei|chez|en)\s/u.test(below))
}

/** 'PERSONAL DETAILS   Jo Doe': a heading in the left column, as two lines. */
function splitLeftHeadings(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const bar = line.isBullet || line.level > 0 ? -1 : line.text.slice(0, 80).indexOf(' | ')
    const left = line.text.slice(0, Math.max(0, bar))
    const kind = bar < 0 ? undefined : findSection(left)
    // 'Sprachen   Deutsch (C1)': what stands beside it shows what it heads.
    const isSpoken = kind === 'languages' && namesLanguage(line.text.slice(bar))
    if (kind === undefined || !(isCapitals(left) || isSpoken)) return [line]
    return [
      { ...line, text: left, style: 'capitals' as const },
      { ...line, text: line.text.slice(bar + ' | '.length), style: 'plain' as const },
    ]
  })
}

const OUTLINE_NUMBER = /^\d{1,2}\.\d{1,2}\.? (?=\S)/

/** Takes the numbers off the entries of a document with numbered headings: '2.1 Class Teacher'. */
const dropOutlineNumbers = (lines: readonly Line[]) =>
  lines.map((line) =>
    OUTLINE_NUMBER.test(line.text)
      ? { ...line, text: line.text.replace(OUTLINE_NUMBER, '') }
      : line,
  )

/** A few words in capitals between blank lines, with no employer, role or date near. */
function standsAlone(lines: readonly Line[], index: number): boolean {
  const { text, style } = lines[index] as Line
  if (style !== 'capitals' || /\d/.test(text) || text.split(' ').length > 4) return false
  if (lines[index + 1]?.isBlank !== true || namesOrganisation(text) || namesRole(text)) return false
  const next = lines.slice(index + 1, index + 5).find((line) => !line.isBlank)
  return next !== undefined && !namesRole(next.text.slice(0, 80)) && !isEntryAhead(lines, index)
}

const MAX_HEADING_WORDS = 4
const MAX_TIGHT_WORDS = 6

/** A few plain words between blank lines, with dated lines below that are no jobs. */
function isPlainHeading(lines: readonly Line[], index: number): boolean {
  const { text, style, isBullet } = lines[index] as Line
  if (style !== 'plain' || isBullet || !/^\p{Lu}[\p{L} '’&-]*$/u.test(text)) return false
  if (text.split(' ').length > MAX_HEADING_WORDS || lines[index + 1]?.isBlank !== true) return false
  if (namesOrganisation(text) || namesInstitution(text) || namesRole(text)) return false
  const below = lines.slice(index + 2, index + 6)
  const count = below.findIndex(({ isBlank }) => isBlank)
  const block = count < 0 ? below : below.slice(0, count)
  // A job has its name on one line or two, and bullets or text below.
  return (
    block.length >= 2 &&
    !isEntryAhead(lines, index) &&
    !block.some(({ text: one }) => namesRole(one.slice(0, 80)))
  )
}

/** Splits lines at the headings of sections. Unknown headings open additional sections; a heading with nothing below it is text. */
export function splitSections(source: readonly Line[]): Section[] {
  const columns = splitLeftHeadings(source)
  const canHead = (line: Line) =>
    !line.isBlank && (!line.isBullet || line.style === 'numbered') && line.text.length <= 80
  const kinds = columns.map((line) => (canHead(line) ? findSection(line.text) : undefined))
  const habits = readHabits(columns, kinds)
  const lines = habits.styles.has('numbered') ? dropOutlineNumbers(columns) : columns
  const sections: Section[] = [{ kind: 'contact', name: '', lines: [] }]
  let current = sections[0] as Section
  let isLoose = true
  /** Whether the section was opened by a label among additional information. */
  let isInline = false
  let hasText = false
  let hasHead = false
  let hasContact = false

  const openKnown = (line: Line, kind: SectionKind, index: number): boolean => {
    // Whatever it looks like: the line below shows what it heads.
    if (kind === 'languages' && !line.isBullet && namesLanguage(lines[index + 1]?.text ?? ''))
      return true
    const inEntries = current.kind === 'experience' || current.kind === 'other'
    if (line.level > 0 && line.style === 'markdown') return line.level <= habits.level || !inEntries
    if (line.isBullet) return habits.styles.has('numbered')
    // 'Tools' among skills is a category of them.
    if (current.kind === 'skills' && kind === 'skills' && !habits.styles.has(line.style))
      return false
    if (inEntries && !isLoose && !MAIN_KINDS.has(kind)) return false
    if (inEntries && kind === 'other' && !habits.styles.has(line.style)) return false
    if (habits.styles.has(line.style))
      return line.style !== 'plain' || isLoose || MAIN_KINDS.has(kind)
    if (!isLoose || habits.styles.has('markdown'))
      return line.style !== 'plain' && isLoose && !inEntries
    // 'Key achievements:' below a job, in a document whose headings are written otherwise.
    if (inEntries && habits.styles.size > 0 && !MAIN_KINDS.has(kind)) return false
    return line.style !== 'plain' || !inEntries
  }
  const openUnknown = (line: Line, index: number, guess: SectionKind | undefined): boolean => {
    const { style, level, text } = line
    if (style === 'plain' || text.length > 60) return false
    const isAbove = sections.length === 1
    if (style === 'markdown' && level <= habits.level)
      return !isAbove || guess !== undefined || (hasText && (level > 1 || !habits.isMarked))
    if (style === 'markdown') return false
    if (!isLoose && style === 'capitals' && habits.styles.has(style)) {
      const isName = namesRole(text) || namesOrganisation(text)
      if (isName || !/^[\p{Lu}\s&'’-]+$/u.test(text) || text.split(' ').length > MAX_TIGHT_WORDS)
        return false
      if (guess !== undefined) return true
      if (isPersonName(text) && sections.length === 1) return false
      const inList =
        current.kind === 'skills' && !/[|•★]|\p{Ll}/u.test(lines[index + 1]?.text ?? '')
      const inEntries = current.kind === 'experience' && isEntryAhead(lines, index)
      return habits.isTight && !isAbove && !inList && !inEntries
    }
    if ((isAbove && guess === undefined) || !isLoose) return false
    if (style === 'underlined' && habits.styles.has(style)) return true
    if (!habits.styles.has(style)) return current.kind !== 'skills' && standsAlone(lines, index)
    if (style === 'numbered') return true
    // The first line below 'SKILLS' is a skill: 'CRM'.
    if (current.kind === 'skills' && current.lines.every(({ isBlank }) => isBlank)) return false
    if (guess !== undefined && !namesRole(text) && !namesOrganisation(text)) return true
    const inEntries = current.kind === 'experience' || current.kind === 'education'
    return !isAbove && !(inEntries && isEntryAhead(lines, index)) && findRange(text) === undefined
  }
  /** 'Where I have worked' between blank lines, when headings are written like that. */
  const openPlain = ({ style, text }: Line, index: number): boolean => {
    if (style !== 'plain' || !isLoose || namesRole(text) || namesOrganisation(text)) return false
    if (habits.styles.size > 0 && !habits.styles.has('plain')) return false
    const isShort = text.length <= 30 && text.split(' ').length <= 3
    return lines[index + 1]?.isBlank === true || isShort
  }
  /** 'Créations lumière' where all headings are lines between blank ones. */
  const openUnlisted = (index: number): boolean => {
    if (habits.styles.size !== 1 || !habits.styles.has('plain') || !habits.isApart) return false
    const isMain = current.kind !== 'contact' && current.kind !== 'skills'
    return isMain && isLoose && isPlainHeading(lines, index)
  }
  const open = (kind: SectionKind, name: string) => {
    current = { kind, name, lines: [] }
    sections.push(current)
  }

  for (const [index, line] of lines.entries()) {
    const kind = kinds[index]
    const guess = kind === undefined && canHead(line) ? guessSection(line.text) : undefined
    const isBelowSide = isLoose && kind === undefined && SIDE_KINDS.has(current.kind)
    if (isBelowSide && !hasHead && isNameBelowSide(lines, index)) current = sections[0] as Section
    const isBelowInline = current.kind === 'other' || isInline
    const inline =
      (isLoose || isBelowInline) &&
      !line.isBullet &&
      !habits.styles.has('markdown') &&
      line.text.length < 2000
        ? INLINE_HEADING.exec(line.text)
        : null
    const inlineKind = inline?.[1] === undefined ? undefined : findSection(inline[1])
    if (kind === 'title' && openKnown(line, 'summary', index)) {
      // 'Resume' on top names the document; in French it is the summary's heading.
      if (hasContact) open('summary', line.text)
    } else if (kind && kind !== 'title' && openKnown(line, kind, index)) {
      open(kind, line.text)
      isInline = false
    } else if (
      inline?.[1] &&
      inline[2] &&
      inlineKind &&
      inlineKind !== 'title' &&
      (isLoose || inlineKind === 'skills' || INLINE_BELOW.has(inlineKind)) &&
      (INLINE_KINDS.has(inlineKind) ||
        (isBelowInline && INLINE_BELOW.has(inlineKind)) ||
        (current.kind !== 'contact' && habits.styles.has('capitals') && isCapitals(inline[1]))) &&
      (current.kind !== 'skills' || isInline)
    ) {
      isInline = current.kind === 'other' || isInline
      open(inlineKind, inline[1])
      // 'Technical Skills: Excel' keeps its first word as a category.
      current.lines.push(textLine(isInline && inlineKind === 'skills' ? line.text : inline[2]))
    } else if (canHead(line) && kind === undefined && openUnknown(line, index, guess))
      open(guess ?? 'other', line.text)
    else if (guess !== undefined && openPlain(line, index)) open(guess, line.text)
    else if (kind === undefined && guess === undefined && openUnlisted(index))
      open('other', line.text)
    else if (isLoose && ON_REQUEST.test(line.text.slice(0, 60))) {
      open('other', 'References')
      current.lines.push(line)
    } else if (isLoose && SIGNED.test(line.text.slice(0, 80))) {
      open('other', 'Place and date')
      current.lines.push(line)
    } else current.lines.push(line)
    isLoose = line.isBlank
    hasText ||= !line.isBlank
    hasHead ||= !line.isBlank && current === sections[0]
    hasContact ||= line.text.length <= 300 && /@|\d{3}[ .)-]{0,2}\d{3}/.test(line.text)
  }
  return reviseSections(keepEmptyHeadings(sections))
}

/** An unknown heading that heads nothing is something a person wrote: it stays, as text. */
function keepEmptyHeadings(sections: Section[]): Section[] {
  const isEmpty = ({ lines }: Section) => lines.every((line) => line.isBlank)
  const kept: Section[] = []
  for (const section of sections) {
    const before = kept.at(-1)
    if (isEmpty(section) && section.kind === 'other' && before)
      before.lines.push(textLine(section.name))
    else kept.push(section)
  }
  return kept.filter((section, index) => index === 0 || !isEmpty(section))
}

/** Whether a line of a file is the heading of a section that gets our name for it. */
export function isSectionHeading(raw: string): boolean {
  const text = joinSpacedLetters(raw.trim()).replaceAll(/[#*_]+/g, ' ')
  const kind = findSection(text) ?? guessSection(text)
  return kind !== undefined && (kind !== 'other' || isTraining(text))
}
