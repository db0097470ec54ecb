import { foldCase } from '@tailorbird/language'

const TITLES =
  /^(?:(?:dr|prof|lic|mtro|dott|avv|arq|ing|mag|dipl-ing|mr|mrs|ms|sir|phd|md|do|mba|msc|bsc|ma|ba|rn|bsn|msn|np|lpn|pe|eng|pmp|cpa|cfa|acca|fcca|aca|llb|llm|jd|esq|cissp|rgn|rmn|mrcp|frcs|hons|cscp|shrm|phr|pharmd|dds|mph|cima|mcipd|ceng|mice|riba|aia|leed|ap)\.?)$/

const words = (text: string) =>
  foldCase(text)
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}+#&']+/gu) ?? []

/** Letters, digits and a few signs in lower case without accents, one space apart. */
export const foldText = (text: string) => words(text.replaceAll(/\\(?=[^\w\s])/g, '')).join(' ')

/** A name without case, spaces, titles and what stands behind a comma. */
export function foldName(name: string): string {
  const [first = ''] = name.split(',')
  const parts = foldCase(first)
    .split(/\s+/)
    .filter((part) => !TITLES.test(part))
  return (parts.length > 1 ? parts : [foldCase(first)]).join('').replaceAll(/[^\p{L}]+/gu, '')
}

/** Whether two texts name the same; what stands in brackets at the end of one may be missing in the other. */
export function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => foldText(text.replace(/\s*\([^()]*\)$/, ''))
  const [left, right] = [foldText(one), foldText(other)]
  return left === right || (left !== '' && (left === plain(other) || plain(one) === right))
}

const MONTHS =
  'jan ene gen sty|feb fev fevr lut|mar maer marz mars maart mrt|apr avr abr kwi|may mai mayo maio mag mei maj|jun juin giu cze|jul juil lug lip|aug aou ago sie|sep set wrz|oct okt ott out paz|nov lis|dec dez dic gru'
    .split('|')
    .map((names) => names.split(' '))
const SEASON = /^(?:spring|summer|autumn|fall|winter|ete|printemps|automne|hiver|verano|sommer)/

function readMonth(word: string): string | undefined {
  if (SEASON.test(word)) return word.slice(0, 3)
  const index = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)))
  return index < 0 ? undefined : String(index + 1)
}

const expand = (short: string) => `${Number(short) > 40 ? 19 : 20}${short}`
/** '10/89', 'apr 18', '11-feb-24' with whole years. */
const expandYears = (text: string) =>
  text
    .replaceAll(
      /(?<![\d./])(\d{1,2}[./])(\d{2})(?![\d./])/g,
      (_, month: string, year: string) => month + expand(year),
    )
    .replaceAll(/(?<=\p{L}{3}\.?[ -])(\d{2})(?![\d./])/gu, (year) => expand(year))

/** The months and years of a text, as '3/2019' or '2019'; what is not a date counts for nothing. */
export function readDates(text: string): string[] {
  const plain = expandYears(foldCase(text).replaceAll(/\([^()]*\)/g, ' '))
  const found: string[] = []
  const DATE =
    /(\d{4})[-/.](\d{1,2})(?!\d)|(?:\d{1,2}[./-])?(\d{1,2})[./-](\d{4})|(?:(\p{L}{3,12})\.?,?[ /-]?(?:de )?)?((?:19|20)\d{2}|'\d{2})(?!\d)/gu
  for (const match of plain.matchAll(DATE)) {
    const [, isoYear, isoMonth, month, monthYear, name = '', year = ''] = match
    if (isoYear && isoMonth) found.push(`${Number(isoMonth)}/${isoYear}`)
    else if (month && monthYear) found.push(`${Number(month)}/${monthYear}`)
    else {
      const named = readMonth(name)
      const full = year.startsWith("'") ? `20${year.slice(1)}` : year
      found.push(named === undefined ? full : `${named}/${full}`)
    }
  }
  return found
}

/** Whether two dates are the same month and year; 'today' and nothing are alike. */
export const isSameDate = (one: string, other: string) =>
  readDates(one).join(' ') === readDates(other).join(' ')
