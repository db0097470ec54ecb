import { findDate, readDuration } from '@tailorbird/language'
import { findSection } from '../src/resume/headings.ts'
import { isFieldLabel, opensList } from '../src/resume/labels.ts'
import { isPageMark } from '../src/resume/page-lines.ts'
import { joinSpacedLetters } from '../src/resume/read-lines.ts'
import { isColumnsLine } from '../src/resume/skills.ts'
import { namesRole } from '../src/resume/word-lists.ts'
import { isSectionHeading } from '../src/resume/sections.ts'

/** The words of a text: letters and digits, in lower case. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const LEFT_CELL = /^[^\t]*?\S(?=\t|\s{2,})/u
/** A line without the cells that say which page it is and what the document is, as headers and footers do. */
function dropPageCells(raw: string): string {
  if (raw.length > 300) return raw
  const cells = raw.split(/\t| {3,}| \| /)
  const isOfPage = (cell: string) =>
    isPageMark(cell.trim(), 0) || findSection(cell.trim()) === 'title'
  return cells.length > 1 && cells.some(isOfPage)
    ? cells.filter((cell) => !isOfPage(cell)).join('   ')
    : raw
}

/** 'Dates | Employer | Position | Place': what the columns of a table of jobs or schools are called. */
function isHeadRow(line: string): boolean {
  const cells = line.split(/\s*\|\s*/u).filter((cell) => cell !== '')
  const named = cells.filter(isFieldLabel).length
  return (
    cells.length >= 3 && named >= 2 && cells.every((cell) => /^\p{L}[\p{L} ]{1,20}$/u.test(cell))
  )
}

/** Lines that only frame: which page it is, that a list of duties follows, what a table's columns are called, how long all positions at an employer were. */
const isFrame = (raw: string) =>
  isPageMark(raw.trim(), raw.length - raw.trimStart().length) ||
  isColumnsLine(raw.trim()) ||
  opensList(raw.trim()) ||
  isHeadRow(raw.trim()) ||
  readDuration(raw.trim()) !== undefined

const LIST_MARK = /^[\s>]*(?:\d{1,2}(?:\.\d{1,2})?[.)]?|o)\s+(?=[\p{Lu}\p{N}])/u
const LABEL = /(?<=^|[|•·,(\t]|\s{2,})[^:|•·,(\t]{1,40}[:：]/gu
/** A label before a value that needs no colon: 'email jo@example.org', 'phone 07700 900086'. */
const BARE_LABEL = /^(?:\p{L}{2,12}\.?)(?= +(?:\+?\(?\d[\d ()-]{6}|[^\s@]{1,64}@))/u
const LINK_LABEL = /\[([^\]]{1,40})\]\((?:mailto:)?/gu

const AT =
  /^(.{3,80}?)\s+(?:at|bei|beim|im|am|chez|à|aux?|en|presso|na|no|for)\s+(?:(?:the|de[rmn]|das|la|les?|el|l[ao]s|il|lo|gli)\s+|l['’])?(\p{Lu}.{1,80})$/u

/** 'Cook at Acme' without the word between its halves. */
function joinAt(names: string): string {
  const [, role, employer] = AT.exec(names) ?? []
  return role && employer && namesRole(role) ? `${role} ${employer}` : names
}

/** The words of a line that join two dates or two names as a dash does, or open a span: 'to', 'bis', 'depuis', 'at', 'chez'. */
function listJoints(line: string): string[] {
  const found = findDate(line)
  const names = found?.rest ?? line
  const parts = joinAt(names.trim())
  const kept = new Set(
    [parts, found?.span.startDate ?? '', found?.span.endDate ?? ''].flatMap(wordsOf),
  )
  return wordsOf(line).filter((word) => !kept.has(word) && /^\p{L}{1,6}$/u.test(word))
}

/**
 * The words of a resume that have to be in what was read. What only frames them may go: headings that
 * become ours, marks and numbers of lists and pages, what a table's columns are called, labels that name
 * the field their value is in, sums of lengths of time, and the words that stand for a dash.
 */
export function listWords(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((whole) => {
      const raw = dropPageCells(whole)
      if (isSectionHeading(raw) || isFrame(raw)) return []
      const left = LEFT_CELL.exec(raw)?.[0] ?? ''
      const line = joinSpacedLetters((isSectionHeading(left) ? raw.slice(left.length) : raw).trim())
        .replace(LIST_MARK, '')
        .replaceAll(LINK_LABEL, (_, label: string) => (isFieldLabel(label) ? ' ' : `${label} `))
        .replace(BARE_LABEL, (label) => (isFieldLabel(label) ? ' ' : label))
        .replaceAll(LABEL, (label) => (isFieldLabel(label) ? ' ' : label))
      const joints = new Set(line.length > 200 ? [] : listJoints(line))
      return wordsOf(line).filter((word) => !joints.has(word))
    })
}
