import { foldCase } from '@tailorbird/language'
import { MONTHS, NOW, OF_YEAR } from '../words/quantities/calendar.ts'

const months = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)
const pad = (month: number) => String(month).padStart(2, '0')
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,2})\\.?,? )?(${[...months.keys()].join('|')})\\.?,?(?: (\\d{1,2}),)?[ /-]?(?:(?:${OF_YEAR}) )?((?:19|20)\\d{2}|['’]\\d{2})(?!\\d)`,
  'gu',
)
const NUMBERED = /(?<![\d./-])(?:(\d{1,2})[./-])?(0?[1-9]|1[0-2])[./-]((?:19|20)\d{2})(?!\d)/g
const ISO = /(?<![\d./-])((?:19|20)\d{2})[/.-](0[1-9]|1[0-2])(?:[/.-](\d{2}))?(?!\d)/g
const UNTIL_NOW = new RegExp(`(?<!\\p{L})(?:${NOW})(?!\\p{L})`, 'gu')

const join = (year: string, month: number | string, day: string | undefined) => {
  const full = /\d{4}/.test(year) ? year : `20${year.slice(-2)}`
  return ` ${full}m${pad(Number(month))}${day === undefined || day === '' ? '' : `d${pad(Number(day))}`} `
}

/** A text in small letters with its dates in one form, so that '03/2019', 'March 2019' and '2019-03' are the same. */
function foldDates(text: string): string {
  return foldCase(text)
    .replaceAll(
      NAMED,
      (_, day: string | undefined, name: string, second: string | undefined, year: string) =>
        join(year, months.get(name) ?? 0, day ?? second),
    )
    .replaceAll(ISO, (_, year: string, month: string, day: string | undefined) =>
      join(year, month, day),
    )
    .replaceAll(NUMBERED, (_, day: string | undefined, month: string, year: string) =>
      join(year, month, day),
    )
}

/** As foldDates, and 'Present', 'to date' and 'heute' as one word. */
export const foldSpan = (text: string) => foldDates(text).replaceAll(UNTIL_NOW, ' now ')

/** The years and months of a text, as months since year 0; a year alone is its first and last month. */
export function readMonths(text: string): { first: number; last: number }[] {
  return [...foldDates(text).matchAll(/((?:19|20)\d{2})(?:m(\d{2}))?/g)].map(([, year, month]) => {
    const start = Number(year) * 12
    return month === undefined
      ? { first: start, last: start + 12 }
      : { first: start + Number(month) - 1, last: start + Number(month) }
  })
}

/** A month of a year in a text. */
export interface FoundDay {
  start: number
  end: number
  /** As months since year 0. */
  months: number
}

/** As foldCase, letter by letter, so that places stay what they are. */
const foldLetters = (text: string) =>
  text.replaceAll(/[^\w\s]/g, (letter) => foldCase(letter).charAt(0) || letter).toLowerCase()

/** The months of years that a text names: 'June 2020', '06/2020', '2020-06'. */
export function findDays(text: string): FoundDay[] {
  if (!/\d{4}/.test(text)) return []
  const folded = foldLetters(text)
  return [NAMED, NUMBERED, ISO]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .flatMap((match) => {
      const [first] = readMonths(match[0])
      return first
        ? [{ start: match.index, end: match.index + match[0].length, months: first.first }]
        : []
    })
    .toSorted((one, other) => one.start - other.start)
}
