import {
  addDuration,
  findDate,
  findRange,
  isOpened,
  readDuration,
  type DateSpan,
  formatSpan,
} from '@tailorbird/language'
import { isLocation, isTownAndState } from '../locations.ts'
import type { Line } from '../read-lines.ts'
import { cutRow, type Atom } from './atoms.ts'

/** The lines that name one job or school, cut into parts. */
export interface Header {
  lines: readonly Line[]
  span: DateSpan | undefined
  /** The dates of each row, where it has two. */
  spans: (DateSpan | undefined)[]
  atoms: Atom[]
  /** The lines without their dates, which parts are cut from. */
  rows: string[]
  /** In which row the dates stood; -1 where there are none. */
  dateRow: number
}

const NOTHING = /(?!)/
const OUTLINE = /^\d{1,2}\.\d{1,2}\.? (?=\S)/

const isMeasured = ({ startDate, endDate = startDate }: DateSpan) => endDate.endsWith(')')

/** A span that says how long it was. */
function addLength(span: DateSpan, duration: string): DateSpan {
  const { startDate, endDate, isCurrent } = span
  if (isMeasured(span)) return span
  if (endDate === undefined && (!isCurrent || isOpened(startDate)))
    return { ...span, startDate: addDuration(startDate, duration) }
  return { ...span, endDate: addDuration(endDate ?? 'Present', duration) }
}

/** Whether both ends are said; 'since 2021' and '2016 –' may be a remark. */
function hasEnds(text: string): boolean {
  const range = findRange(text)
  if (range === undefined || range.isOpenEnd) return false
  const { endDate, startDate } = range.span
  return endDate !== undefined || !isOpened(startDate)
}

/** Which line has the dates: the first with two, else with an open end ('full time since 2021' says less), else with one. */
function findDates(lines: readonly Line[]): number {
  const ends = lines.findIndex(({ text }) => hasEnds(text))
  if (ends >= 0) return ends
  const open = lines.findIndex(({ text }) => findRange(text) !== undefined)
  return open >= 0 ? open : lines.findIndex(({ text }) => findDate(text) !== undefined)
}

function markPlaces(atoms: readonly Atom[]): void {
  for (const [at, atom] of atoms.entries()) {
    const next = atoms[at + 1]
    if (isLocation(atom.text) || isTownAndState(atom.text)) atom.isPlace = true
    if (
      next?.mark === 'comma' &&
      next.row === atom.row &&
      isLocation(`${atom.text}, ${next.text}`)
    ) {
      atom.isPlace = true
      next.isPlace = true
    }
  }
}

/**
 * Cuts the lines that name a job or a school into parts, with their dates taken out.
 * @param isDashOpen whether a dash with nothing behind it says that it goes on
 * @param taken what is read elsewhere and is no part of a name
 */
export function readHeader(
  source: readonly Line[],
  isDashOpen = true,
  taken: RegExp = NOTHING,
): Header {
  const lines = source.map((line) => ({ ...line, text: line.text.replace(taken, ' | ') }))
  const dateRow = findDates(lines)
  const found = dateRow < 0 ? undefined : findDate(lines[dateRow]?.text ?? '')
  const dates = lines.map(({ text }, at) => {
    if (at === dateRow) return found
    return hasEnds(text) ? findRange(text) : undefined
  })
  const rows = lines.map(({ text }, at) => (dates[at]?.rest ?? text).replace(OUTLINE, ''))
  let span =
    found && found.isOpenEnd && !isDashOpen ? { ...found.span, isCurrent: false } : found?.span
  const atoms = rows.flatMap((row, at) => {
    const parts = cutRow(row, at, lines[at] as Line)
    if (parts.length === 1 && parts[0]) parts[0].isWhole = true
    return parts
  })
  const kept = atoms.filter(({ text, isWhole }) => {
    const duration = span === undefined ? undefined : readDuration(text)
    if (duration === undefined || span === undefined) return true
    const longer = addLength(span, duration)
    // How long all was stands in a line of its own; another length stays where it stands.
    const isTaken = isWhole || formatSpan(longer) !== formatSpan(span)
    span = longer
    return !isTaken
  })
  markPlaces(kept)
  const spans = dates.map((one) => one?.span)
  return { lines: source, span, spans, atoms: kept, rows, dateRow }
}

/** The text from the first to the last of some parts, as it was written. */
export const textOf = (header: Header, first: Atom, last: Atom) =>
  first.row === last.row
    ? (header.rows[first.row] ?? '').slice(first.from, last.to)
    : `${first.text}, ${last.text}`
