import { MONTHS, SEASONS } from './date-words.ts'

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/
/** A year of two digits: behind an apostrophe, else behind a month. */
const SHORT_YEAR = /(?:['’]|(?<=\d[./]|\p{L}\.?[ -]?))(\d{2})(?!\d)/u
const NUMBER =
  /(?<!\d)(?:(0?[1-9]|1[0-2])[./-](?:(?:19|20)\d{2}|\d{2}(?!\d))|(?:19|20)\d{2}[/-](0[1-9]|1[0-2]))(?!\d)/
const named = (names: string) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')
const QUARTER = /(?<![\p{L}\p{N}])q([1-4])(?!\d)/iu
const MONTHS_A_SEASON = 3
/** What names a part of a year: its first month and how many it has. */
const PARTS = [
  ...MONTHS.map((names, at) => ({ pattern: named(names), month: at + 1, length: 1 })),
  ...SEASONS.map(([names, month]) => ({ pattern: named(names), month, length: MONTHS_A_SEASON })),
]

const MONTHS_A_YEAR = 12
const MAX_CHARS = 60

/** A date as it is written, in months: the first and the last that it may mean ('2019' is a whole year, 'Summer 2019' three months). */
export interface MonthSpan {
  first: number
  last: number
}

/** The part of a year that a date names, by words or by a number. */
function readPart(text: string): { month: number; length: number } | undefined {
  const part = PARTS.find(({ pattern }) => pattern.test(text))
  if (part) return part
  const quarter = QUARTER.exec(text)?.[1]
  if (quarter !== undefined)
    return { month: (Number(quarter) - 1) * MONTHS_A_SEASON + 1, length: MONTHS_A_SEASON }
  const [, before, behind] = NUMBER.exec(text) ?? []
  const month = before ?? behind
  return month === undefined ? undefined : { month: Number(month), length: 1 }
}

/** '89' is 1989, '19' is 2019: nobody who applies worked in 1940 or will in 2040. */
const expandYear = (short: number) => (short > LATEST ? 1900 : 2000) + short
const LATEST = 40

/** Reads the year and month of a date as people write it; undefined when it names no year. */
export function readMonth(written: string): MonthSpan | undefined {
  const text = written.slice(0, MAX_CHARS).normalize('NFC')
  const full = YEAR.exec(text)?.[0]
  const short = SHORT_YEAR.exec(text)?.[1]
  if (full === undefined && short === undefined) return undefined
  const year = full === undefined ? expandYear(Number(short)) : Number(full)
  const { month, length } = readPart(text) ?? { month: 1, length: MONTHS_A_YEAR }
  const first = year * MONTHS_A_YEAR + month - 1
  return { first, last: first + length - 1 }
}
