import { CodedError } from '@tailorbird/contracts'
import { readInline } from '../markdown/inline.ts'
import { sanitizeText } from '../text/sanitize.ts'

/** How a line stands out; `plain` lines don't. */
type LineStyle = 'markdown' | 'underlined' | 'bold' | 'capitals' | 'colon' | 'plain'

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
}

const BULLET = /^(?:--|[-*+•·▪◦‣●○■□–—➢➤✓✔❖]|\d{1,2}[.)]|\p{Co})\s+(?=\S)/u
const HEADING = /^(#{1,6})(?:\s+|$)(.*?)\s*#*$/u
const RULE = /^(?:[-=_*~]\s?){3,}$/
/** The row between a table's head and its body. */
const TABLE_RULE = /^\|(?:[ :]*-+[ :]*\|)+$/
const MAX_HEADING_CHARS = 80

/** More than this share of U+FFFD means that bytes were read in the wrong encoding, or are no text. */
const MAX_UNREADABLE_SHARE = 0.005

/**
 * The text of an uploaded file, with invisible characters taken out.
 * @throws CodedError resume_unreadable for binary, resume_empty for only white space
 */
export function readText(text: string): string {
  const unreadable = text.match(/\uFFFD/g)?.length ?? 0
  if (text.includes('\0') || unreadable > 2 + text.length * MAX_UNREADABLE_SHARE)
    throw new CodedError('resume_unreadable')
  const clean = sanitizeText(text)
  if (clean.trim() === '') throw new CodedError('resume_empty')
  return clean
}

function isCapitals(text: string): boolean {
  return text.length <= MAX_HEADING_CHARS && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

function readStyle(raw: string, text: string): LineStyle {
  if (/^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/.test(raw)) return 'bold'
  if (isCapitals(text)) return 'capitals'
  return text.endsWith(':') && text.length <= MAX_HEADING_CHARS ? 'colon' : 'plain'
}

const BLANK: Line = {
  text: '',
  isBlank: true,
  isBullet: false,
  style: 'plain',
  level: 0,
  indent: 0,
}

function readLine(raw: string): Line {
  const trimmed = raw.trim()
  if (trimmed === '') return BLANK
  const indent = raw.length - raw.trimStart().length
  const heading = HEADING.exec(trimmed)
  if (heading?.[1] !== undefined && heading[2] !== undefined) {
    const text = readInline(heading[2])
    return {
      text,
      isBlank: text === '',
      isBullet: false,
      style: 'markdown',
      level: heading[1].length,
      indent,
    }
  }
  const quoted = trimmed.replace(/^(?:>\s?)+/, '')
  const bullet = BULLET.exec(quoted)
  const body = bullet ? quoted.slice(bullet[0].length) : quoted
  // Two spaces and tabs set columns apart; a bar keeps them apart when spaces fold.
  const text = readInline(
    body.replaceAll(/\s*\t\s*| {3,}/g, ' | ').replaceAll(/\|(?:\s*\|)+/g, '|'),
  )
  const style = bullet ? 'plain' : readStyle(body, text)
  return { text, isBlank: text === '', isBullet: bullet !== null, style, level: 0, indent }
}

/** A sanitized text as lines; rules go, and a line above a rule is a heading. */
export function readLines(text: string): Line[] {
  const lines: Line[] = []
  for (const raw of text.split('\n')) {
    if (TABLE_RULE.test(raw.trim())) continue
    if (RULE.test(raw.trim())) {
      const above = lines.at(-1)
      const isHeading = above && !above.isBlank && !above.isBullet && above.level === 0
      if (isHeading && above.text.length <= MAX_HEADING_CHARS && !raw.includes(' '))
        lines[lines.length - 1] = {
          ...above,
          style: 'underlined',
          level: raw.trim().startsWith('=') ? 1 : 2,
        }
      else lines.push(BLANK)
    } else lines.push(readLine(raw))
  }
  return lines
}
