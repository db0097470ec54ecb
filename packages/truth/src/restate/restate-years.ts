import { fiscal } from '../words/equals/equals.ts'

const YEAR = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${fiscal})\s?['’]?(\d{4}|\d{2})|((?:19|20)\d{2}))(?![\p{L}\p{N}])`,
  'giu',
)
const CENTURY = 2000

interface Year {
  written: string
  year: number
  start: number
}

const listYears = (text: string): Year[] =>
  [...text.matchAll(YEAR)].map(({ 0: written, 1: ofFiscal, 2: plain = '', index }) => {
    const year = Number(ofFiscal ?? plain)
    return { written, year: year < 100 ? CENTURY + year : year, start: index }
  })

/** A text with its years as its sources write them: 'in 2023' as 'in FY23', and the other way round. */
export function restateYears(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listYears)
  return listYears(told).reduceRight((text, { written, year, start }) => {
    const same = known.filter((one) => one.year === year)
    const isThere = same.length === 0 || same.some((one) => one.written === written)
    return isThere
      ? text
      : text.slice(0, start) + same[0]?.written + text.slice(start + written.length)
  }, told)
}
