import { trimEnds } from './trim-ends.ts'

/** A time span as it is written. */
export interface DateSpan {
  startDate: string
  endDate?: string
  isCurrent: boolean
}

const MONTH =
  '(?:jan|feb|fev|fév|mar|mär|apr|avr|abr|may|mai|jun|jui|jul|aug|aoû|aou|ago|sep|oct|okt|nov|dec|déc|dez|dic|ene|spring|summer|autumn|fall|winter)\\p{L}{0,8}\\.?'
const YEAR = "(?:(?:19|20)\\d{2}|['’]\\d{2})"
const DATE = `(?:(?:\\d{1,2}\\.? )?${MONTH},?[ /-]?(?:\\d{1,2}, ?)?(?:de )?${YEAR}|(?:\\d{1,2}[./-]){1,2}(?:19|20)\\d{2}|(?:19|20)\\d{2}[/-](?:0[1-9]|1[0-2])(?:-\\d{2})?(?!\\d)|${YEAR})`
const NOW =
  "(?:present|current(?:ly)?|now|today|ongoing|to date|heute|aktuell|jetzt|laufend|pr[ée]sent|aujourd['’]hui|actuel(?:lement)?|ce jour|en cours|actualidad|actualmente|presente|actual|hoy)"
const DASH = "(?:\\s*(?:-|–|—|−|~)\\s*|\\s+(?:to|until|till|bis|à|au|jusqu[’']à|a|hasta|al)\\s+)"
const EDGE = '(?<![\\p{L}\\p{N}/.])'
const END = '(?![\\p{L}\\p{N}])'

const UNIT =
  '(?:years?|yrs?\\.?|months?|mos?\\.?|weeks?|ans?|mois|jahre?n?|monate?n?|años?|mes(?:es)?)'
const DURATION = `\\d{1,3}\\+? ?${UNIT}(?:(?:,| and| et| und| y)? ?\\d{1,2} ?${UNIT})?`
/** 'Mar 2019 (2 years)', 'Mar 2019 · 2 yrs 1 mo': how long it was belongs to the date. */
const LASTED = `(?:\\s*\\((${DURATION})\\)|\\s*[·|]\\s*(${DURATION})(?=\\s*(?:$|[·|])))?`

const RANGE = new RegExp(`${EDGE}(${DATE}|${MONTH})${DASH}(${DATE}|${NOW})${END}${LASTED}`, 'iu')
const SINCE = new RegExp(`${EDGE}(?:since|from|seit|ab|depuis|desde)\\s+(${DATE})${END}`, 'iu')
const SINGLE = new RegExp(`${EDGE}(${DATE})${END}${LASTED}`, 'iu')
const ONLY_SINGLE = new RegExp(`^${DATE}$`, 'iu')
const ONLY_NOW = new RegExp(`^${NOW}(?: \\(${DURATION}(?:; ${DURATION})*\\))?$`, 'iu')
const ONLY_DURATION = new RegExp(`^\\(?(${DURATION})\\)?$`, 'iu')

/** Long lines are prose: dates in them belong to the sentence. */
const MAX_LINE_CHARS = 200

interface FoundSpan {
  span: DateSpan
  /** The line without the span and the brackets or marks that held it. */
  rest: string
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

/** The first time span of a line, `Mar 2019 – Present`, `03/2019-04/2021`, `seit 2019`; undefined when there is none. */
export function findRange(line: string): FoundSpan | undefined {
  if (line.length > MAX_LINE_CHARS) return undefined
  const range = RANGE.exec(line)
  if (range?.[1] && range[2]) {
    const isCurrent = ONLY_NOW.test(range[2])
    const end = addDuration(range[2], range[3] ?? range[4])
    const span: DateSpan = { startDate: range[1], isCurrent }
    if (!isCurrent || end.toLowerCase() !== 'present') span.endDate = end
    return { span, rest: cut(line, range) }
  }
  const since = SINCE.exec(line)
  if (since?.[1]) return { span: { startDate: since[1], isCurrent: true }, rest: cut(line, since) }
  return undefined
}

/** As findRange, and a single date too. */
export function findDate(line: string): FoundSpan | undefined {
  const range = findRange(line)
  if (range || line.length > MAX_LINE_CHARS) return range
  const single = SINGLE.exec(line)
  if (!single?.[1]) return undefined
  const startDate = addDuration(single[1], single[2] ?? single[3])
  return { span: { startDate, isCurrent: false }, rest: cut(line, single) }
}

/** Whether the whole text is one date. */
export function isDate(text: string): boolean {
  return text.length <= MAX_LINE_CHARS && ONLY_SINGLE.test(text)
}

/** Whether the whole text means 'until now'. */
export function isNow(text: string): boolean {
  return ONLY_NOW.test(text)
}

/** A span as one text: `Mar 2019 – Present`. */
export function formatSpan(span: {
  startDate: string
  endDate?: string | undefined
  isCurrent: boolean
}): string {
  const { startDate, endDate, isCurrent } = span
  const end = isCurrent ? (endDate && isNow(endDate) ? endDate : 'Present') : (endDate ?? '')
  return [startDate, end && `– ${end}`].filter(Boolean).join(' ')
}
