import { listCountedRows, listEveryRows, listNumberedRows, type YearRow } from './list-year-rows.ts'

const listRows = (text: string) => [...listCountedRows(text), ...listEveryRows(text)]

/** A text with rows of years as its sources tell them: 'every autumn from 2019 to 2021' as 'the autumns of 2019, 2020 and 2021'. */
export function restateYearRows(told: string, sources: readonly string[]): string {
  const known = sources.flatMap((source) => listRows(source).map((row) => ({ source, row })))
  if (known.length === 0) return told
  const find = ({ key, season }: YearRow) =>
    known.find(({ row }) => row.key === key && (season === '' || row.season === season))
  const plain = listRows(told).reduceRight((text, row) => {
    const same = row.season === '' ? undefined : find(row)
    return same
      ? text.slice(0, row.start) +
          same.source.slice(same.row.start, same.row.end) +
          text.slice(row.end)
      : text
  }, told)
  return listNumberedRows(plain).reduceRight((text, row) => {
    const same = known.find(({ row: { key } }) => key === row.key)
    if (!same) return text
    const years = same.source.slice(same.row.years.start, same.row.years.end)
    return `${text.slice(0, row.start)}${row.bare} ${years}${text.slice(row.end)}`
  }, plain)
}
