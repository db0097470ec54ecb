import { findDate, findRange } from '@tailorbird/language'
import type { Line } from '../read-lines.ts'
import { namesInstitution, namesPaper } from '../word-lists.ts'

/** The lines that name a job or a school, and those below. */
export interface Block {
  header: Line[]
  body: Line[]
}

/** Whether a text has a span of time in it, and not only a dash behind a date. */
export const isRange = (text: string): boolean => {
  const range = findRange(text)
  return range !== undefined && range.isOpenEnd !== true
}
const isOnlyRange = (text: string) => isRange(text) && findRange(text)?.rest === ''

/** Whether a line begins with dates in a column of their own. */
const hasDateColumn = ({ text }: Line) => {
  const [dates = '', ...cells] = text.split(' | ')
  return cells.length > 0 && findDate(dates)?.rest === ''
}

/** Whether a line begins with its dates: 'May 2019 – Feb 2020: maternity leave'. */
const isDated = ({ text }: Line) => {
  const range = isRange(text) ? findRange(text) : undefined
  return range !== undefined && range.rest !== '' && text.endsWith(range.rest)
}

/** Whether a line ends with its dates. */
const hasDateEnd = ({ text }: Line) => {
  const rest = findDate(text)?.rest
  return rest !== undefined && rest !== '' && text.startsWith(rest)
}

const MIN_CELLS = 3
/** Whether a line is a row of cells, one of which has nothing but dates. */
const hasDateCell = ({ text }: Line) => {
  const cells = text.split(' | ')
  return cells.length >= MIN_CELLS && cells.some(isOnlyRange)
}

const isWholeSchool = ({ text }: Line) =>
  namesPaper(text) && namesInstitution(text) && findDate(text) !== undefined

/** So many lines below the name of a job its dates may stand. */
const DATES_BELOW = 2
/** Whether a line without dates has nothing but dates below it, at once or after one line. */
const isDatedBelow = (lines: readonly Line[], at: number) =>
  !isRange(lines[at]?.text ?? '') &&
  lines.slice(at + 1, at + 1 + DATES_BELOW).some(({ text }) => isOnlyRange(text))

const MAX_NAME_CHARS = 60
/** Whether a sentence stands among the lines of a block: whatever it opened with, its names end there. */
const isTold = ({ header, body }: Block) =>
  [...header, ...body].some(
    ({ text }) => text.length > MAX_NAME_CHARS || /\p{Ll}{3,}\.$/u.test(text),
  )

const SENTENCES = /\p{Ll}{2,}\. \p{Lu}\p{Ll}/u
const MIN_PROSE_WORDS = 10
/** 'Second half of 2017, both kids. Did the books for …': sentences name nothing, and their dates are their own. */
export const isProse = ({ text }: Line): boolean =>
  SENTENCES.test(text) && text.split(' ').length >= MIN_PROSE_WORDS

/**
 * Whether a line below a job or a school is the next one's name: it ends with its dates as those above do, as far in as they, or is
 * a row like theirs.
 * @param above lines that name jobs
 */
export const isTitleLike = (line: Line, above: readonly Line[]): boolean =>
  !line.isBullet &&
  isRange(line.text) &&
  !isProse(line) &&
  above.some(
    (one) =>
      isRange(one.text) &&
      ((hasDateEnd(line) && hasDateEnd(one) && one.indent === line.indent) ||
        (hasDateCell(line) && hasDateCell(one))),
  )

/**
 * Whether a line that could go on with what names a job or a school names the next one: where dates open each or end each,
 * where the block has its dates and others stand below the line, or where it is a headline like the block's first.
 * @param at of the line, among all of its section
 */
export function opensAnew(
  lines: readonly Line[],
  at: number,
  block: Block,
  kind: 'jobs' | 'schools',
): boolean {
  const [line, first, last] = [lines[at], block.header[0], block.header.at(-1)]
  if (!line || !first) return false
  const isLineEach = kind === 'schools' && first === last && isRange(line.text) && hasDateEnd(first)
  // 'A-levels Biology' below a degree with its university is another paper.
  const isNextPaper =
    kind === 'schools' && first === last && isWholeSchool(first) && namesPaper(line.text)
  const hasDates = block.header.some(({ text }) => isOnlyRange(text))
  // Where dates stand above what they are of, those below are the next one's.
  const isNextDated = hasDates && !isOnlyRange(first.text) && isDatedBelow(lines, at)
  return (
    isLineEach ||
    isNextPaper ||
    isNextDated ||
    (hasDateColumn(first) && hasDateColumn(line)) ||
    (isDated(first) && isRange(line.text)) ||
    (line.level > 0 && line.level === first.level && isTold(block))
  )
}
