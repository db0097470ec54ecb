import { CodedError } from '@tailorbird/contracts'
import { readInline } from '@tailorbird/document'
import { sanitizeText } from '@tailorbird/language'
import { findSection } from './headings.ts'
import { isLocation } from './locations.ts'
import { isPersonName } from './person-name.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { namesRole } from './word-lists.ts'

/** How a line stands out; `plain` lines don't. */
type LineStyle = 'markdown' | 'underlined' | 'bold' | 'capitals' | 'colon' | 'numbered' | 'plain'

/** One line of a resume. A wrapped bullet is still several lines here. */
export interface Line {
  text: string
  isBlank: boolean
  isBullet: boolean
  style: LineStyle
  /** 1 to 6 for markdown and underlined headings, else 0. */
  level: number
  /** Columns before the text. */
  indent: number
  /** The sign of a bullet. */
  mark?: string
  /** How deep a bullet stands below others, where that was asked (see nestBullets). */
  depth?: number
}

const BULLET =
  /^(?:(?:--|[-*+~•·▪▫◦‣●○■□◆◇♦–—➢➤►▶▸»›→✓✔❖¤]|\p{Co})\s+(?=\S)|(\d{1,2}[.)])\s+(?=\S)|[ivx]{1,4}[.)]\s+(?=\S)|[üØ§]\s+(?=\p{Lu})|o\s+(?=[\p{Lu}\d]))/u
/** '--- Education 1 ---' */
const BETWEEN_RULES = /^([-=_*~#])\1+\s*([^-=_*~#\s].{0,58}?)\s*\1{2,}$/u
/** 'E X P E R I E N C E', with more than one space between words. */
const SPACED = /^\p{Lu}(?: {1,4}[\p{Lu}&]){3,}$/u
const HEADING = /^(#{1,6})(?:\s+|$)(.*?)\s*#*$/u
const RULE = /^(?:[-=_*~—–─━═]\s?){3,}$/
/** The row between a table's head and its body. */
const TABLE_RULE = /^\|(?:[ :]*-+[ :]*\|)+$/
const MAX_HEADING_CHARS = 80

/**
 * The text of an uploaded file, with invisible characters taken out.
 * @throws CodedError resume_unreadable for what is no text, resume_empty for only white space
 */
export function readText(text: string): string {
  refuseUnreadable(text)
  const clean = sanitizeText(text)
  if (clean.trim() === '') throw new CodedError('resume_empty')
  return clean
}

/** 'E X P E R I E N C E' as the word that it shows; other texts as they are. */
export function joinSpacedLetters(raw: string): string {
  if (raw.length > 2 * MAX_HEADING_CHARS || !SPACED.test(raw)) return raw
  return raw
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** Whether a short text is written in capitals. */
export function isCapitals(text: string): boolean {
  return text.length <= MAX_HEADING_CHARS && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

function readStyle(raw: string, text: string): LineStyle {
  if (/^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(raw)) return 'bold'
  if (isCapitals(text)) return 'capitals'
  return /:-?$/.test(text) && text.length <= MAX_HEADING_CHARS ? 'colon' : 'plain'
}

const ONE_WORD = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u
const isSection = (text: string) => findSection(text) !== undefined

const BLANK: Line = {
  text: '',
  isBlank: true,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
}

/** Longer lines are no rows of a table, and the engine's regular expressions run out of stack on millions of bars. */
const MAX_COLUMNS_CHARS = 10_000

/** Tabs, wide gaps and rows of dots set columns apart; a bar keeps them apart when spaces fold. */
const showColumns = (text: string) =>
  text.length > MAX_COLUMNS_CHARS
    ? text
    : text
        .replaceAll(/ ?\.{4,} ?| \.{3} (?=\S)/g, ' | ')
        .replaceAll(/\s*\t\s*| {3,}|(?<=[^\s.!?:;,]) {2}(?=\S)/g, ' | ')
        .replaceAll(/\|(?:\s*\|)+/g, '|')
        .replaceAll(/ ?\| ?: | ?: \| /g, ': ')

const heading = (text: string, style: LineStyle, level: number, indent: number): Line => ({
  text,
  isBlank: text === '',
  isBullet: false,
  style,
  level,
  indent,
})

/** '✦ ABOUT ✦': a sign on either side of a text. */
const DECORATED = /^([^\p{L}\p{N}\s#*_>|()[\]<`~"'“”«»-])\1*\s+(\S.{0,58}?)\s+\1+$/u

const TAB = 4

/** Columns before the text of a line. */
export function countIndent(raw: string): number {
  const space = raw.slice(0, raw.length - raw.trimStart().length)
  return space.includes('\t') ? space.replaceAll('\t', ' '.repeat(TAB)).length : space.length
}

function readLine(raw: string): Line {
  const bare = raw.trim()
  const decorated = bare.length <= MAX_HEADING_CHARS ? DECORATED.exec(bare)?.[2] : undefined
  const trimmed = joinSpacedLetters(decorated ?? bare)
  if (trimmed === '') return BLANK
  const indent = countIndent(raw)
  const marked = HEADING.exec(trimmed)
  if (marked?.[1] !== undefined && marked[2] !== undefined)
    return heading(readInline(marked[2]), 'markdown', marked[1].length, indent)
  const between = trimmed.length <= MAX_HEADING_CHARS ? BETWEEN_RULES.exec(trimmed) : null
  if (between?.[2] && between[1] !== '*' && between[1] !== '_')
    return heading(readInline(between[2]), 'underlined', 2, indent)
  const quoted = trimmed.replace(/^(?:>\s?)+/, '')
  const bullet = BULLET.exec(quoted)
  const body = bullet ? quoted.slice(bullet[0].length) : quoted
  const text = readInline(showColumns(body))
  const line: Line = {
    text,
    isBlank: text === '',
    isBullet: bullet !== null,
    style: bullet ? 'plain' : readStyle(body, text),
    level: 0,
    indent,
  }
  if (bullet) line.mark = bullet[0].trim()
  if (!bullet?.[1]) return line
  const isShort = text.length <= MAX_HEADING_CHARS && !/[.,;]/.test(text)
  return { ...line, style: isShort ? 'numbered' : 'plain' }
}

const isRule = (raw: string | undefined) => RULE.test(raw?.trim() ?? '')

/** 'Maria  Hoffmann' on top is a name with a wide gap, and no row of two columns. */
function joinName(line: Line): Line {
  const parts = line.text.split(' | ')
  const name = parts.join(' ')
  const isName = parts.length === 2 && parts.every((part) => ONE_WORD.test(part))
  const isOther = parts.some((part) => namesRole(part) || isLocation(part) || isSection(part))
  return isName && !isOther && isPersonName(name) ? { ...line, text: name } : line
}

/** A sanitized text as lines; rules go, and a line above a rule is a heading. */
export function readLines(text: string): Line[] {
  const lines: Line[] = []
  const raws = text.split('\n')
  for (const [index, raw] of raws.entries()) {
    if (TABLE_RULE.test(raw.trim())) continue
    if (isRule(raw)) {
      const above = lines.at(-1)
      const isHeading = above && !above.isBlank && !above.isBullet && above.level === 0
      // A rule above a line that has one below it is the top of a frame.
      const isTop = isRule(raws[index + 2]) && (raws[index + 1] ?? '').trim() !== ''
      if (
        isHeading &&
        !isTop &&
        above.text.length <= MAX_HEADING_CHARS &&
        !raw.trim().includes(' ')
      )
        lines[lines.length - 1] = {
          ...above,
          style: 'underlined',
          level: raw.trim().startsWith('=') ? 1 : 2,
        }
      else lines.push(BLANK)
    } else {
      const line = readLine(raw)
      lines.push(lines.every(({ isBlank }) => isBlank) ? joinName(line) : line)
    }
  }
  return lines
}
