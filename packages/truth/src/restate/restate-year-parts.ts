import { listYearParts } from './list-year-parts.ts'

/** A text with its quarters and halves of years as its sources write them: 'T1 2023' as 'premier trimestre 2023'. */
export function restateYearParts(told: string, sources: readonly string[]): string {
  const parts = listYearParts(told)
  if (parts.length === 0) return told
  const known = sources.flatMap((source) =>
    listYearParts(source).map(({ key, start, end }) => ({ key, words: source.slice(start, end) })),
  )
  return parts.reduceRight((text, { key, start, end }) => {
    const same = known.find((one) => one.key === key)
    return same ? text.slice(0, start) + same.words + text.slice(end) : text
  }, told)
}
