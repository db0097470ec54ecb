import type { PostingFacts } from '@tailorbird/contracts'
import { factWords, facts } from '../words/facts-patterns.ts'
import { readDay } from './read-day.ts'

const DATE_CHARS = 40
/** What a site says of a posting stands near its top, in a short line. */
const AGO_LINES = 15
const AGO_CHARS = 160
const behindLabel = (kind: 'posted' | 'closes') =>
  new RegExp(String.raw`${factWords(kind)}\s?[:：]?\s?`, 'giu')
const POSTED = behindLabel('posted')
const CLOSES = behindLabel('closes')

const UNITS = [
  ['agoHours', 0],
  ['agoDays', 1],
  ['agoWeeks', 7],
  ['agoMonths', 30],
] as const
const AGO = UNITS.map(([unit, days]) => ({
  days,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:${facts('agoBefore')}) (?:\p{L}+ )?(\d{1,2}|an?|une?|eine[mr]?)\+? ?(?:${facts(unit)})(?!\p{L})|(\d{1,2}|an?)\+? ?(?:${facts(unit)}) (?:${facts('agoBehind')})(?!\p{L}))`,
    'iu',
  ),
}))
const TODAY = new RegExp(factWords('today'), 'iu')
const YESTERDAY = new RegExp(factWords('yesterday'), 'iu')
/** A site puts the day under the title, alone or as a part of a line. */
const HEAD_LINES = 5
const PART = /\s+[·•|–—-]{1,2}\s+/u
const MAX_PART_CHARS = 45
const OTHER_DAY = new RegExp(
  String.raw`${factWords('starts')}|${factWords('until')}|${factWords('closes')}`,
  'iu',
)
const UNTIL = new RegExp(String.raw`${factWords('until')}\s`, 'giu')
const HEADING_CHARS = 40
const APPLYING = new RegExp(factWords('applying'), 'iu')
const MONTH_FIRST = /(?<![\p{L}])(?:USA?|United States|[A-Z][a-z]+, [A-Z]{2})(?![\p{L}])/u

const isAmerican = (lines: readonly string[]) =>
  lines.slice(0, AGO_LINES).some((line) => MONTH_FIRST.test(line))

function findDay(lines: readonly string[], label: RegExp): string | null {
  const isMonthFirst = isAmerican(lines)
  for (const line of lines)
    for (const { 0: found, index } of line.matchAll(label)) {
      const day = readDay(
        line.slice(index + found.length, index + found.length + DATE_CHARS),
        isMonthFirst,
      )
      if (day !== null) return day
    }
  return null
}

/** The day of a heading's line that says nothing of it: 'Wels – 06.05.2026'. */
function findBareDay(lines: readonly string[]): string | null {
  const parts = lines
    .slice(0, HEAD_LINES)
    .flatMap((line) => line.split(PART))
    .filter((part) => part.length <= MAX_PART_CHARS && !OTHER_DAY.test(part))
  const days = parts.map((part) => readDay(part, isAmerican(lines)))
  return days.find((day) => day !== null) ?? null
}

/** 'Send your CV before 29 August 2026': a last day in a sentence about applying, or below such a heading. */
function findLastDay(lines: readonly string[]): string | null {
  const above = (at: number) => lines[at - 1] ?? ''
  const about = lines.filter(
    (line, at) =>
      APPLYING.test(line) || (above(at).length <= HEADING_CHARS && APPLYING.test(above(at))),
  )
  return findDay(about, UNTIL)
}

function readAgo(line: string): number | null {
  if (TODAY.test(line)) return 0
  if (YESTERDAY.test(line)) return 1
  for (const { days, pattern } of AGO) {
    const found = pattern.exec(line)
    const count = found?.[1] ?? found?.[2]
    if (count !== undefined) return days * (/\d/.test(count) ? Number(count) : 1)
  }
  return null
}

/**
 * When a posting appeared and until when one can apply, as it says itself.
 * @param lines see listFactLines
 */
export function readDates(
  lines: readonly string[],
): Pick<PostingFacts, 'posted' | 'daysAgo' | 'closes'> {
  const isNear = (line: string, at: number) =>
    line.length <= AGO_CHARS && (at < AGO_LINES || at >= lines.length - 3)
  const ages = lines.filter(isNear).map(readAgo)
  return {
    posted: findDay(lines, POSTED) ?? findBareDay(lines),
    daysAgo: ages.find((age) => age !== null) ?? null,
    closes: findDay(lines, CLOSES) ?? findLastDay(lines),
  }
}
