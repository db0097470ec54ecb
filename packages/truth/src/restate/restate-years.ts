import { findQuantities } from '../quantities/find-quantities.ts'
import { fiscal, fiscalShort } from '../words/equals/equals.ts'

const FISCAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${fiscalShort})\s?['’]?(?:\d{4}|\d{2})|(?:${fiscal})\s\d{4})(?![\p{L}\p{N}])`,
  'giu',
)
const CENTURY = 2000
/** 'FY98' is of the century before. */
const LAST_SHORT = 50

interface Year {
  written: string
  year: number
  start: number
}

function listYears(text: string): Year[] {
  const fiscalYears = [...text.matchAll(FISCAL)].map(({ 0: written, index }) => {
    const year = Number(/\d+$/.exec(written)?.[0])
    return {
      written,
      year: year < 100 ? CENTURY + year - (year > LAST_SHORT ? 100 : 0) : year,
      start: index,
    }
  })
  const isFree = (start: number) =>
    !fiscalYears.some((one) => one.start <= start && start < one.start + one.written.length)
  // '2023 loaves' are no year.
  const plain = findQuantities(text).flatMap(({ dimension, value, start, written, counted }) =>
    dimension === 'year' && counted.length === 0 && isFree(start)
      ? [{ written, year: value, start }]
      : [],
  )
  return [...fiscalYears, ...plain].toSorted((one, other) => one.start - other.start)
}

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
