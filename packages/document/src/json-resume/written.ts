import { listLinks } from '../links/list-links.ts'
import { findDate, isNow, readMonth } from '@tailorbird/language'

/** What a file may say instead of nothing. */
export type Maybe<T> = T | null | undefined

const ISO = /^([12]\d{3})(?:-(0[1-9]|1[0-2]))?(?:-(?:0[1-9]|[12]\d|3[01]))?$/
const MONTHS_A_YEAR = 12

/**
 * A date as people write it in the standard's form: '03/2019' and 'seit März 2019' are '2019-03', 'Summer 2019' is
 * '2019'; undefined for other words.
 */
export function toIsoDate(written: Maybe<string>): string | undefined {
  const date = written ?? ''
  if (ISO.test(date)) return date
  const found = findDate(date)
  if (found?.rest !== '' || found.span.endDate !== undefined) return undefined
  const { first, last } = readMonth(found.span.startDate) ?? {}
  if (first === undefined) return undefined
  const year = Math.floor(first / MONTHS_A_YEAR)
  const month = String((first % MONTHS_A_YEAR) + 1).padStart(2, '0')
  return first === last ? `${year}-${month}` : String(year)
}

/** The standard's date as the form shows it: '2019-03' is '03/2019'. Other words stay as they are. */
export function fromIsoDate(date: string): string {
  const [, year, month] = ISO.exec(date) ?? []
  return year === undefined || month === undefined ? date : `${month}/${year}`
}

/** An address with its scheme, as the standard wants it; undefined for what is none. */
export function toUrl(written: Maybe<string>): string | undefined {
  const address = written ?? ''
  if (/^[a-z][a-z\d+.-]*:\S+$/i.test(address)) return address
  return /^[^\s./:]+\.\S+$/.test(address) ? `https://${address}` : undefined
}

/** As toUrl, of the first of several sites and whatever they are called. */
export const toSiteUrl = (website: Maybe<string>): string | undefined =>
  toUrl(listLinks(website ?? '')[0]?.address)

/** The person's wording, when it is not what reading the standard's value gives. */
export function keepWording(
  written: Maybe<string>,
  standard: string | undefined,
  read: (standard: string) => string = (same) => same,
): string | undefined {
  if (!written) return undefined
  return standard !== undefined && read(standard) === written ? undefined : written
}

/** The wording that was kept, unless the value was changed since. */
export function readWording(
  standard: Maybe<string>,
  kept: Maybe<string>,
  toStandard: (written: string) => string | undefined,
  read: (standard: string) => string = (same) => same,
): string | undefined {
  const value = readText(standard)
  const wording = readText(kept)
  if (wording !== undefined && toStandard(wording) === value) return wording
  return value === undefined ? undefined : read(value)
}

/** A text without what stands around it; undefined for an empty one. */
export function readText(text: Maybe<string>): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}

/** As readText, on one line. */
export function readLine(text: Maybe<string>): string | undefined {
  const lines = (text ?? '').split(/[\r\n]/).map((line) => line.trim())
  return readText(lines.filter((line) => line !== '').join(' '))
}

/** The lines of a list that say something. */
export function readLines(texts: Maybe<readonly Maybe<string>[]>): string[] {
  return (texts ?? []).flatMap((text) => readLine(text) ?? [])
}

/** The entries of a list that are there and say something. */
export function readEntries<T>(entries: Maybe<readonly Maybe<T>[]>): T[] {
  return (entries ?? []).flatMap((entry) => (isBlank(entry) ? [] : (entry ?? [])))
}

const isBlank = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && Object.values(entry).every(isEmpty)
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A time span on one line: '03/2019 – 04/2021'. */
export function describeSpan(start: Maybe<string>, end: Maybe<string>): string | undefined {
  const from = readLine(start)
  const to = readLine(end)
  if (from === undefined) return to === undefined ? undefined : fromIsoDate(to)
  const last = to === undefined || isNow(to) ? 'Present' : fromIsoDate(to)
  return `${fromIsoDate(from)} – ${last}`
}
