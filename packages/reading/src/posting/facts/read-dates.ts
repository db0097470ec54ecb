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
const MONTH_FIRST = /(?<![\p{L}])(?:USA?|United States|[A-Z][a-z]+, [A-Z]{2})(?![\p{L}])/u

function findDay(lines: readonly string[], label: RegExp): string | null {
  const isAmerican = lines.slice(0, AGO_LINES).some((line) => MONTH_FIRST.test(line))
  for (const line of lines)
    for (const { 0: found, index } of line.matchAll(label)) {
      const day = readDay(
        line.slice(index + found.length, index + found.length + DATE_CHARS),
        isAmerican,
      )
      if (day !== null) return day
    }
  return null
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
    posted: findDay(lines, POSTED),
    daysAgo: ages.find((age) => age !== null) ?? null,
    closes: findDay(lines, CLOSES),
  }
}
