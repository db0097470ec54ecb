import { claimEmployers, type Claim } from './claim-employers.ts'
import { classifyLines, hasSpan, isFact, isPlaceLine, type JobLineKind } from './job-lines.ts'
import { findRange } from '@tailorbird/language'
import { readPieces, splitAt, splitAtoms } from './job-pieces.ts'
import type { Line } from './read-lines.ts'
import { isHeadedByRole, namesOrganisation, namesRole } from './word-lists.ts'

/** One job: the lines that name it and the lines below. */
export interface Entry {
  header: Line[]
  body: Line[]
}

const MAX_HEADER_LINES = 5
const MAX_NAME_CHARS = 90

/** How many names some lines hold; a name with a comma may be two. */
function countNames(lines: readonly Line[]): number {
  const { names } = readPieces(lines.map(({ text }) => text))
  const [only = ''] = names
  if (names.length !== 1) return names.length
  return splitAt(only) || splitAtoms(only).length > 1 ? 1.5 : 1
}

const isPrevious = (kind: JobLineKind | undefined) => kind === 'blank' || kind === undefined

const MIN_HANG = 4

/** Whether a line is text of a job that is whole on its dated line: set in below dates in a column of their own. */
const hangs = (lines: readonly Line[], index: number, at: number) => {
  const [line, dated] = [lines[index] as Line, lines[at] as Line]
  return line.indent >= dated.indent + MIN_HANG && countNames([dated]) > 1
}

/** The first line of the header that ends with the dates at `at`; lines above `floor` are taken. */
function climb(
  lines: readonly Line[],
  kinds: readonly JobLineKind[],
  at: number,
  floor: number,
): number {
  let top = at
  let hasCrossed = false
  let index = at - 1
  while (index >= floor && at - top < MAX_HEADER_LINES) {
    const header = lines.slice(top, at + 1)
    if (hangs(lines, index, at)) break
    if (kinds[index] === 'head') {
      const isEnough =
        countNames(header.filter((_, offset) => kinds[top + offset] !== 'blank')) >= 2
      // Two names are enough when nothing sets the lines above apart from the last job's text.
      if (isEnough && !isPrevious(kinds[index - 1]) && index > floor) break
      if (isEnough && index > floor && kinds[floor - 1] === 'date' && index - 1 < floor) break
      top = index
      index -= 1
    } else if (kinds[index] === 'blank' && !hasCrossed) {
      let last = index
      while (last >= floor && kinds[last] === 'blank') last -= 1
      if (last < floor || kinds[last] !== 'head' || index - last > 1) break
      let first = last
      while (first > floor && kinds[first - 1] === 'head' && last - first < 2) first -= 1
      const isApart =
        first === 0 || kinds[first - 1] === 'blank' || (lines[first] as Line).level > 0
      const names = countNames(header)
      const line = lines[first] as Line
      const isHeading = line.level > 0 || line.style === 'bold' || line.style === 'capitals'
      const isWanted =
        names < 1 ||
        (names < 2 &&
          (isHeading || namesOrganisation(line.text) || line.text.split(' ').length <= 5))
      const isOwn = names === 1.5 && !isHeading
      if (!isApart || !isWanted || isOwn || line.text.length > MAX_NAME_CHARS) break
      top = first
      index = first - 1
      hasCrossed = true
    } else break
  }
  return top
}

/** The line behind the header whose dates stand at `at`; `floor` is its first line. */
function descend(
  lines: readonly Line[],
  kinds: readonly JobLineKind[],
  from: number,
  at: number,
): number {
  const headerOf = (to: number) =>
    lines.slice(from, to).filter((line) => !line.isBlank && !isFact(line))
  let end = at + 1
  const isBare = countNames(headerOf(end)) === 0
  if (isBare && kinds[end] === 'blank' && kinds[end + 1] === 'head') end += 1
  while (end < lines.length && headerOf(end).length < MAX_HEADER_LINES) {
    const line = lines[end] as Line
    const above = lines[end - 1] as Line
    if (isFact(line) && isRoleBelow(lines, kinds, end) && lacksRole(headerOf(end))) {
      end += 1
      continue
    }
    if (kinds[end] === 'bullet' || kinds[end] === 'blank' || kinds[end] === 'date') break
    if (hangs(lines, end, at)) break
    const isPlace = line.text.length <= MAX_NAME_CHARS && isPlaceLine(line.text, above.text)
    const names = countNames(headerOf(end))
    const isName =
      kinds[end] === 'head' &&
      line.text.length <= MAX_NAME_CHARS &&
      (names < 1 ||
        line.level > 0 ||
        (names < 2 && isMissing(headerOf(end), line) && kinds[end + 1] !== 'date') ||
        (names === 2 && isHeadedByRole(line.text) && lacksRole(headerOf(end))))
    if (!isPlace && !isName) break
    end += 1
  }
  return end
}

/** Whether below 'Hours per week: 40' and the like stands the role. */
function isRoleBelow(lines: readonly Line[], kinds: readonly JobLineKind[], from: number): boolean {
  const more = lines.slice(from, from + MAX_HEADER_LINES)
  const at = more.findIndex((line) => !isFact(line))
  return at > 0 && kinds[from + at] === 'head' && isHeadedByRole(more[at]?.text ?? '')
}

const lacksRole = (header: readonly Line[]) => header.every(({ text }) => !namesRole(text))

/** Whether a line has the name that a header lacks: its role or its employer. */
function isMissing(header: readonly Line[], line: Line): boolean {
  const [name = ''] = readPieces(header.map(({ text }) => text)).names
  if (splitAt(name)) return false
  if (isHeadedByRole(line.text) && !namesRole(name)) return true
  if (splitAtoms(name).length > 1 && namesRole(name) && !namesOrganisation(line.text)) return false
  return true
}

/** Where jobs without dates start: below a blank line, with a role or bullets. */
function claimUndated(lines: readonly Line[], kinds: readonly JobLineKind[]): Claim[] {
  const claims: Claim[] = []
  let isLoose = true
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line
    if (kinds[index] === 'head' && (isLoose || line.level > 0)) {
      let to = index + 1
      while (kinds[to] === 'head' && to - index < 3 && (lines[to] as Line).level >= line.level)
        to += 1
      const next = kinds[to] === 'blank' ? kinds[to + 1] : kinds[to]
      const isNamed = lines.slice(index, to).some(({ text }) => namesRole(text))
      if (line.level > 0 || next === 'bullet' || (isNamed && line.text.length <= MAX_NAME_CHARS)) {
        claims.push({ from: index, to })
        index = to - 1
      }
    }
    isLoose = kinds[index] === 'blank'
  }
  return claims
}

/** The jobs that have dates: each with the lines above and below its dates that name it. */
function claimDated(lines: readonly Line[], kinds: readonly JobLineKind[]): Claim[] {
  const claims: Claim[] = []
  let floor = 0
  let isWhole = false
  for (const [index, kind] of kinds.entries()) {
    if (kind !== 'date' || index < floor) continue
    // Where the first job is whole on its dated line, lines above the others are the last job's text.
    const isNamed = countNames([lines[index] as Line]) > 1
    const from = isWhole && isNamed ? index : climb(lines, kinds, index, floor)
    if (claims.length === 0)
      isWhole = isNamed && lines.slice(0, index).every(({ isBlank }) => isBlank)
    const to = descend(lines, kinds, from, index)
    claims.push({ from, to })
    floor = to
  }
  return claims
}

/** Headings like those of the dated jobs, with no dates: jobs too. */
function claimHeadings(
  lines: readonly Line[],
  kinds: readonly JobLineKind[],
  claims: readonly Claim[],
): Claim[] {
  const levels = new Set(
    claims.map(({ from }) => (lines[from] as Line).level).filter((level) => level > 0),
  )
  const claimed = new Set(
    claims.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, offset) => from + offset),
    ),
  )
  if (levels.size === 0) return [...claims]
  const more = lines.flatMap((line, index) => {
    if (!levels.has(line.level) || kinds[index] === 'date' || claimed.has(index)) return []
    return [{ from: index, to: index + 1 }]
  })
  return [...claims, ...more].toSorted((one, other) => one.from - other.from)
}

/** Bullets with nothing but dates on the line below are jobs, and the bullets below them what was done. */
function freeDatedBullets(lines: readonly Line[]): readonly Line[] {
  const isFree = (line: Line, next: Line | undefined) =>
    line.isBullet &&
    next !== undefined &&
    !next.isBullet &&
    next.text.length <= MAX_NAME_CHARS &&
    findRange(next.text)?.rest === '' &&
    hasSpan(next)
  return lines.map((line, index) =>
    isFree(line, lines[index + 1]) ? { ...line, isBullet: false } : line,
  )
}

/** Splits a section's lines into jobs. What stands above the first job is `preface`. */
export function splitEntries(source: readonly Line[]): { preface: Line[]; entries: Entry[] } {
  const lines = freeDatedBullets(source)
  const isDated = lines.some((line) => !line.isBullet && hasSpan(line))
  const asText = (line: Line) => ({ ...line, isBullet: false })
  // Some people write the jobs themselves as bullets.
  if (!isDated && lines.some((line) => line.isBullet && hasSpan(asText(line))))
    return splitEntries(lines.map((line) => (hasSpan(asText(line)) ? asText(line) : line)))

  const kinds = classifyLines(lines)
  const claims = isDated
    ? claimHeadings(lines, kinds, claimEmployers(lines, kinds, claimDated(lines, kinds)))
    : claimUndated(lines, kinds)
  const entries = claims.map(({ from, to }, index) => {
    const header = lines.slice(from, to).filter(({ isBlank }) => !isBlank)
    const body = lines.slice(to, claims[index + 1]?.from ?? lines.length)
    return {
      header: header.filter((line) => !isFact(line)),
      body: [...header.filter(isFact), ...body],
    }
  })
  return { preface: lines.slice(0, claims[0]?.from ?? lines.length), entries }
}
