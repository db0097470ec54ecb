import { foldCase } from './fold.ts'

const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)|['’](\d{2})(?!\d)/
const NUMBER =
  /(?<!\d)(?:(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}|(?:19|20)\d{2}[/-](0[1-9]|1[0-2]))(?!\d)/
/** Month names of English, French, German and Spanish by their beginnings; seasons by their middle. */
const MONTHS: [RegExp, number][] = [
  [/\b(?:jan|ene)/, 1],
  [/\b(?:feb|fev|winter)/, 2],
  [/\bmar/, 3],
  [/\b(?:apr|avr|abr|spring)/, 4],
  [/\b(?:may|mai)/, 5],
  [/\b(?:jun|juin)/, 6],
  [/\b(?:jul|juil|summer)/, 7],
  [/\b(?:aug|aou|ago)/, 8],
  [/\bsep/, 9],
  [/\b(?:oct|okt|autumn|fall)/, 10],
  [/\bnov/, 11],
  [/\b(?:dec|dez|dic)/, 12],
]
const MONTHS_A_YEAR = 12

/** A date as it is written, in months: the first and the last that it may mean ('2019' is a whole year). */
export interface MonthSpan {
  first: number
  last: number
}

/** Reads the year and month of a date as people write it; undefined when it names no year. */
export function readMonth(written: string): MonthSpan | undefined {
  const text = foldCase(written.slice(0, 60))
  const [, full, short] = YEAR.exec(text) ?? []
  if (full === undefined && short === undefined) return undefined
  const year = full === undefined ? 2000 + Number(short) : Number(full)
  const [, before, behind] = NUMBER.exec(text) ?? []
  const named = MONTHS.find(([name]) => name.test(text))?.[1]
  const month = named ?? ((before ?? behind) ? Number(before ?? behind) : undefined)
  const start = year * MONTHS_A_YEAR
  return month === undefined
    ? { first: start, last: start + MONTHS_A_YEAR - 1 }
    : { first: start + month - 1, last: start + month - 1 }
}
