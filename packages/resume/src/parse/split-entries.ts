import { findDate, findRange, readDuration } from '../text/dates.ts'
import { isPlaceAfter, readEntryHeader } from './entry-header.ts'
import { isLocation, isPlaceLike } from './locations.ts'
import type { Line } from './read-lines.ts'
import { isHeadedByRole, namesRole } from './word-lists.ts'

/** One job: the lines that name it and the lines below. */
interface Entry {
  header: string[]
  body: Line[]
}

const MAX_HEADER_CHARS = 140
const ABBREVIATION =
  /(?:^|[\s(])(?:inc|ltd|co|corp|jr|sr|st|no|dept|univ|bzw|e\.v|s\.a|u\.s|u\.k)\.$/i

/** '2015 (6 months): Intern, …' */
const DATE_FIRST = /^[^:]{0,12}(?:19|20)\d\d(?:\s*\([^()]{1,40}\))?\s*:/
/** 'Cook (2022, part-time)' */
const DATE_LAST = /\([^()]{0,20}(?:19|20)\d\d\b[^()]{0,30}\)$/

/** Whether a line could name a job: short, no bullet, no sentence. */
function isHeaderLike(line: Line): boolean {
  if (line.isBlank || line.isBullet || line.text.length > MAX_HEADER_CHARS) return false
  if (line.level > 0) return true
  return (
    (/^[^\p{Ll}]/u.test(line.text) || findRange(line.text) !== undefined) &&
    (!/[.;!]$/.test(line.text) || ABBREVIATION.test(line.text))
  )
}

function hasSpan(line: Line): boolean {
  if (!isHeaderLike(line)) return false
  if (findRange(line.text)) return true
  const single = findDate(line.text)
  if (!single) return false
  return (
    line.text.endsWith(single.span.startDate) ||
    single.rest === '' ||
    ((DATE_FIRST.test(line.text) || DATE_LAST.test(line.text)) && namesRole(line.text))
  )
}

/** Whether one of the next lines, before any bullet or sentence, has the dates of the job. */
function isSpanAhead(lines: readonly Line[], index: number): boolean {
  let seen = 0
  let blanks = 0
  for (let next = index + 1; next < lines.length && seen < 3; next += 1) {
    const line = lines[next] as Line
    if (line.isBlank) {
      blanks += 1
      if (blanks > 1) return false
    } else {
      if (!isHeaderLike(line)) return false
      if (hasSpan(line)) return true
      seen += 1
    }
  }
  return false
}

function isBulletNext(lines: readonly Line[], index: number): boolean {
  const next = lines.slice(index + 1, index + 3).find((line) => !line.isBlank)
  return next?.isBullet === true
}

function isIncomplete(header: readonly string[]): boolean {
  const { company, position } = readEntryHeader(header)
  return company === '' || position === ''
}

/** Splits a section's lines into jobs. What stands above the first job is `preface`. */
export function splitEntries(lines: readonly Line[]): { preface: Line[]; entries: Entry[] } {
  const isDated = lines.some(hasSpan)
  const asText = (line: Line) => ({ ...line, isBullet: false })
  // Some people write the jobs themselves as bullets.
  if (!isDated && lines.some((line) => line.isBullet && hasSpan(asText(line))))
    return splitEntries(lines.map((line) => (hasSpan(asText(line)) ? asText(line) : line)))

  const preface: Line[] = []
  const entries: Entry[] = []
  let dated = false
  let isLoose = true
  let previous: Line | undefined
  const start = (line: Line) => {
    entries.push({ header: [line.text], body: [] })
    dated = hasSpan(line)
  }

  /** A next role, or a next employer, right below the text of the last one. */
  const isRoleAbove = (line: Line, index: number): boolean => {
    const next = lines[index + 1]
    if (!next || next.isBlank) return false
    if (readDuration(next.text) !== undefined) return isSpanAhead(lines, index)
    return line.text.length <= 80 && isHeadedByRole(line.text) && hasSpan(next)
  }

  const startsEntry = (line: Line, index: number, entry: Entry | undefined): boolean => {
    const isOpen = entry !== undefined && entry.body.length === 0
    if (line.level > 0)
      return !isOpen || dated || (isLoose && !isSpanAhead(lines, index) && !hasSpan(line))
    if (hasSpan(line)) return !isOpen || dated
    if (entry && !isLoose && previous?.isBullet !== true) return dated && isRoleAbove(line, index)
    if (isOpen && !dated) return false
    if (isHeaderLike(line) && isSpanAhead(lines, index)) return true
    return !isDated && isLoose && isHeaderLike(line) && isBulletNext(lines, index)
  }
  const extendsHeader = (line: Line, entry: Entry): boolean => {
    if (entry.body.length > 0 || !isHeaderLike(line) || entry.header.length >= 5) return false
    if (hasSpan(line)) return !dated
    if (line.level > 0) return true
    if (
      !isLoose &&
      (isLocation(line.text) ||
        (isPlaceAfter(previous?.text ?? '') && isPlaceLike(line.text) && !namesRole(line.text)))
    )
      return true
    if (!dated && isDated) return true
    return !isLoose && line.text.length <= 70 && isIncomplete(entry.header)
  }

  for (const [index, line] of lines.entries()) {
    const entry = entries.at(-1)
    if (line.isBlank) {
      isLoose = true
      ;(entry?.body.length ? entry.body : []).push(line)
    } else {
      if (!line.isBullet && isHeaderLike(line) && startsEntry(line, index, entry)) start(line)
      else if (!entry) preface.push(line)
      else if (extendsHeader(line, entry)) {
        entry.header.push(line.text)
        dated ||= hasSpan(line)
      } else entry.body.push(line)
      isLoose = false
      previous = line
    }
  }
  return { preface, entries }
}
