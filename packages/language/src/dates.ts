import {
  AND,
  BETWEEN,
  DASH,
  END_LABEL,
  FRAMED_NOW,
  GOES_ON,
  MONTH,
  NOW,
  SEASON,
  SINCE,
  START_LABEL,
  UNITS,
  UNTIL_NOW,
} from './date-words.ts'
import { remember } from './remember.ts'
import { trimEnds } from './trim-ends.ts'

/** A time span as it is written. */
export interface DateSpan {
  startDate: string
  endDate?: string
  isCurrent: boolean
}

const YEAR = "(?:['’]?(?:19|20)\\d{2}|['’]\\d{2})"
const DATE = `(?:\\d{1,2}-${MONTH}-\\d{2}(?:\\d{2})?(?!\\d)|(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? )?(?:de )?${MONTH},?[ /-]?(?:\\d{1,2}, ?)?(?:de |del |of )?${YEAR}|(?:\\d{1,2}[./-]){1,2}(?:19|20)\\d{2}|(?:19|20)\\d{2}[/.-](?:0[1-9]|1[0-2])(?:[.-]\\d{2})?(?!\\d)|${YEAR})`
/** '03/19', 'Apr 18' and '11-Feb-24' are dates only beside another one. */
const SHORT = `(?:(?:0?[1-9]|1[0-2])[/.]\\d{2}(?![\\d/.])|(?:\\d{1,2}[ -])?${MONTH}[ -]?\\d{2}(?!\\d))`
const EDGE = '(?<![\\p{L}\\p{N}/.])'
const END = '(?![\\p{L}\\p{N}])'

const DURATION = `\\d{1,3}\\+? ?${UNITS}(?:(?:,| ${AND})? ?\\d{1,2} ?${UNITS})?`
/** 'Mar 2019 (2 years)', 'Mar 2019 · 2 yrs 1 mo': how long it was belongs to the date. */
const LASTED = `(?:\\s*\\((${DURATION})\\)|\\s*[·|]\\s*(${DURATION})(?=\\s*(?:$|[·|])))?`

const RANGE = new RegExp(
  `${EDGE}(?:${SINCE}\\s+|d['’])?(${DATE}|${MONTH}(?=${DASH}(?:de )?${MONTH})|${SHORT})(?:\\s+(${UNTIL_NOW})|(?:${DASH}|\\s*\\|\\s*(?=${DATE}|${NOW}))(${DATE}|${NOW}|${SHORT}))${END}${LASTED}`,
  'iu',
)
const BOTH = new RegExp(
  `${EDGE}${BETWEEN}\\s+(${DATE}|${MONTH})\\s+${AND}\\s+(${DATE})${END}`,
  'iu',
)
/** 'From: 02/2015 | To: 07/2019', 'Von: 08/2011 Bis: 12/2013'. */
const LABELLED = new RegExp(
  `${EDGE}${START_LABEL}\\s*:\\s*(${DATE}|${SHORT})\\s*[|,;.]?\\s*${END_LABEL}\\s*:\\s*(${DATE}|${NOW}|${SHORT})${END}`,
  'iu',
)
/** '2021/22 to 2023/24', 'Winter 2014/15 bis Winter 2016/17', '2022/23 – now': seasons and years of school that span two years. */
const SEASONS = new RegExp(
  `${EDGE}(?:${MONTH}\\s+)?((?:19|20)\\d{2})\\/(\\d{2})${DASH}(?:(?:${MONTH}\\s+)?((?:19|20)\\d{2})\\/(\\d{2})|(${NOW}))${END}`,
  'iu',
)
/** '2014–19', 'winter 2022/23', '2016/2018': the second year is the later one. */
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.,])((?:${SEASON}\s+)?((?:19|20)(\d{2})))\s?([–—-]|\/)\s?((?:19|20)?(\d{2}))(?![\p{L}\p{N}/.]|-\d)`,
  'iu',
)
/** 'Summers 2016, 2017 and 2019': seasons of several years. */
const SEVERAL = new RegExp(
  `${EDGE}((?:${MONTH}\\s+)?(?:19|20)\\d{2}(?:, (?:19|20)\\d{2})*)(?:, | (?:${AND}|&) )((?:19|20)\\d{2})${END}`,
  'iu',
)
const OPENED = new RegExp(`${EDGE}(${GOES_ON}\\s+(?:${DATE}|${SHORT}))${END}`, 'iu')
/** '2016 –' with nothing behind it. */
const OPEN_END = new RegExp(
  `${EDGE}(?:${SINCE}\\s+|d['’])?(${DATE})\\s*[–—→-](?=\\s*(?:$|[)|:]))`,
  'iu',
)
const SINGLE = new RegExp(`${EDGE}(?:${SINCE}\\s+|d['’])?(${DATE})${END}${LASTED}`, 'iu')
const ONLY_SINGLE = new RegExp(`^${DATE}$`, 'iu')
const ONLY_NOW = new RegExp(`^${NOW}(?: \\(${DURATION}(?:; ${DURATION})*\\))?$`, 'iu')
const ONLY_FRAMED_NOW = new RegExp(`^${FRAMED_NOW}$`, 'iu')
const ONLY_DURATION = new RegExp(`^\\(?(${DURATION})\\)?$`, 'iu')
const ONLY_OPENED = new RegExp(`^${GOES_ON}\\s+${DATE}`, 'iu')

/** Long lines are prose: dates in them belong to the sentence. */
const MAX_LINE_CHARS = 200
/** Every date has two digits side by side. */
const HAS_DATE = /\d\d/

interface FoundSpan {
  span: DateSpan
  /** The line without the span and the brackets or marks that held it. */
  rest: string
  /** Whether only a dash with nothing behind it says that it goes on; jobs and years of study can mean either. */
  isOpenEnd?: boolean
}

const NOTHING = /(?!)/

function cut(line: string, match: RegExpExecArray): string {
  const left = line.slice(0, match.index)
  const before = trimEnds(left, NOTHING, /[\s([{,;:|·•–—-]/u)
  const right = line.slice(match.index + match[0].length).replace(/^[\s)\]},;:.]+/u, '')
  // '(2022, part-time)' gave its first bracket away.
  const isOpen = left.slice(before.length).includes('(')
  const after = isOpen ? right.replace(/^([^()]*)\)/, '$1') : right
  if (before === '' || after === '') return before + after
  // A bar that was on either side keeps its neighbours apart.
  return `${before} | ${after.replace(/^[|·•–—-]\s*/u, '')}`
}

/** A date with how long it was. */
export const addDuration = (date: string, duration: string | undefined) =>
  duration === undefined
    ? date
    : date.endsWith(')')
      ? `${date.slice(0, -1)}; ${duration})`
      : `${date} (${duration})`

/** The duration that a whole text is, '4 years 2 months' or '(6 mos)', without brackets; undefined when it is none. */
export function readDuration(text: string): string | undefined {
  return text.length > 60 ? undefined : ONLY_DURATION.exec(text)?.[1]
}

const MONTHS_A_YEAR = 12

/** Two years with a dash or a slash between: '2014–19' ends in 2019, '2019-05' is May. */
function findYears(line: string): FoundSpan | undefined {
  const match = YEARS.exec(line)
  const [, startDate, year = '', short = '', mark, written = '', last = ''] = match ?? []
  if (!match || startDate === undefined) return undefined
  const isShort = written.length === 2
  const end = isShort ? `${year.slice(0, 2)}${last}` : written
  const isNext = Number(last) === Number(short) + 1
  const isMonth =
    isShort && Number(last) <= MONTHS_A_YEAR && !isNext && mark !== '–' && mark !== '—'
  if (isMonth || Number(end) <= Number(year)) return undefined
  return { span: { startDate, endDate: end, isCurrent: false }, rest: cut(line, match) }
}

const isNextYear = (year: string, short: string) => (Number(year) + 1) % 100 === Number(short)

function findSeasons(line: string): FoundSpan | undefined {
  const match = SEASONS.exec(line)
  const [, startDate = '', next = '', last = '', end = '', now] = match ?? []
  const isWhole = isNextYear(startDate, next) && (now !== undefined || isNextYear(last, end))
  if (!match || !isWhole) return undefined
  const isCurrent = now !== undefined
  const endDate = now ?? String(Number(last) + 1)
  return { span: { startDate, endDate, isCurrent }, rest: cut(line, match) }
}

function findPair(line: string, expression: RegExp): FoundSpan | undefined {
  const match = expression.exec(line)
  if (!match?.[1] || !match[2]) return undefined
  const isCurrent = ONLY_NOW.test(match[2])
  return {
    span: { startDate: match[1], endDate: match[2], isCurrent },
    rest: cut(line, match),
  }
}

/** Years that are counted up are no span: they stay as they are written. */
function findSeveral(line: string): FoundSpan | undefined {
  const match = SEVERAL.exec(line)
  return match
    ? { span: { startDate: match[0], isCurrent: false }, rest: cut(line, match) }
    : undefined
}

const ONLY_MONTH = new RegExp(`^${MONTH}$`, 'iu')
const YEAR_END = new RegExp(`${YEAR}$`, 'u')

/** 'May' of 'May – Aug 2015' is of the same year. */
function addYear(startDate: string, endDate: string): string {
  const year = ONLY_MONTH.test(startDate) ? YEAR_END.exec(endDate)?.[0] : undefined
  return year === undefined ? startDate : `${startDate} ${year}`
}

/** The first time span of a line, `Mar 2019 – Present`, `03/2019-04/2021`, `seit 2019`; undefined when there is none. */
export const findRange = remember((line: string): FoundSpan | undefined => {
  if (line.length > MAX_LINE_CHARS || !HAS_DATE.test(line)) return undefined
  const pair = findPair(line, BOTH) ?? findPair(line, LABELLED) ?? findSeasons(line)
  if (pair) return pair
  const range = RANGE.exec(line)
  const written = range?.[2] ?? range?.[3]
  // What stands for the dash is no part of the date behind it.
  const last = written && (ONLY_FRAMED_NOW.exec(written)?.[1] ?? written)
  if (range?.[1] && last) {
    const isCurrent = ONLY_NOW.test(last)
    const lasted = range[4] ?? range[5]
    const end = addDuration(last, lasted)
    const span: DateSpan = { startDate: addYear(range[1], last), isCurrent }
    if (!isCurrent || end.toLowerCase() !== 'present') span.endDate = end
    return { span, rest: cut(line, range) }
  }
  const years = findYears(line) ?? findSeveral(line)
  if (years) return years
  const opened = OPENED.exec(line)
  const open = opened ?? OPEN_END.exec(line)
  if (!open?.[1]) return undefined
  const found = { span: { startDate: open[1], isCurrent: true }, rest: cut(line, open) }
  return opened ? found : { ...found, isOpenEnd: true }
})

/** As findRange, and a single date too. */
export const findDate = remember((line: string): FoundSpan | undefined => {
  const range = findRange(line)
  if (range || line.length > MAX_LINE_CHARS || !HAS_DATE.test(line)) return range
  const single = SINGLE.exec(line)
  if (!single?.[1]) return undefined
  const startDate = addDuration(single[1], single[2] ?? single[3])
  return { span: { startDate, isCurrent: false }, rest: cut(line, single) }
})

/** Whether the whole text is one date. */
export function isDate(text: string): boolean {
  return text.length <= MAX_LINE_CHARS && ONLY_SINGLE.test(text)
}

/** Whether the whole text means 'until now'. */
export function isNow(text: string): boolean {
  return ONLY_NOW.test(text)
}

/** Whether a date says by itself that it goes on: 'since 2019'. */
export function isOpened(date: string): boolean {
  return ONLY_OPENED.test(date)
}

/**
 * A span as one text: `Mar 2019 – Present`, `since 2019`.
 * @param now stands where a span goes on and nothing says so
 */
export function formatSpan(
  span: {
    startDate: string
    endDate?: string | undefined
    isCurrent: boolean
  },
  now = 'Present',
): string {
  const { startDate, endDate, isCurrent } = span
  if (endDate === undefined && isCurrent && isOpened(startDate)) return startDate
  const end = isCurrent ? (endDate && isNow(endDate) ? endDate : now) : (endDate ?? '')
  return [startDate, end && `– ${end}`].filter(Boolean).join(' ')
}
