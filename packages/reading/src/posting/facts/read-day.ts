import { readMonth } from '@tailorbird/language'

const MONTHS = 12
const ISO = /(?<!\d)(20\d{2})-(\d{2})-(\d{2})(?!\d)/
const NUMERIC = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})\2\s?(20\d{2})(?!\d)/
const DAY = /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?(?![\d:])/u

/** A day that there is: no 31 February. */
function show(year: number, month: number, day: number): string | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.toISOString().startsWith(written) ? written : null
}

/**
 * The day that a date names: '2026-05-11', '11.05.2026', 'May 11, 2026', '11 de mayo de 2026'.
 * @param text short, with the date first
 * @param isMonthFirst whether '5/11/2026' is in May, as Americans write
 * @returns null without a day, a month or a year
 */
export function readDay(text: string, isMonthFirst = false): string | null {
  const iso = ISO.exec(text)
  if (iso) return show(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = NUMERIC.exec(text)
  if (numeric) {
    const [one, other, year] = [Number(numeric[1]), Number(numeric[3]), Number(numeric[4])]
    const isSwapped = other > MONTHS || (isMonthFirst && numeric[2] === '/' && one <= MONTHS)
    return isSwapped ? show(year, one, other) : show(year, other, one)
  }
  const year = /(?<!\d)20\d{2}(?!\d)/.exec(text)
  if (!year) return null
  const written = text.slice(0, year.index + year[0].length)
  const span = readMonth(written)
  const day = DAY.exec(written.replace(year[0], ''))?.[1]
  if (!span || span.first !== span.last || day === undefined) return null
  return show(Math.floor(span.first / MONTHS), (span.first % MONTHS) + 1, Number(day))
}
