import { listShares } from './list-shares.ts'

/** A text with its parts of a whole as its sources tell them: '24 of the 48 flats' as 'half of the 48 flats'. */
export function restateShares(told: string, sources: readonly string[]): string {
  const shares = listShares(told)
  if (shares.length === 0) return told
  const known = sources.flatMap((source) =>
    listShares(source).map(({ key, start, end }) => ({ key, words: source.slice(start, end) })),
  )
  return shares.reduceRight((text, { key, start, end }) => {
    const same = known.find((one) => one.key === key)
    return same ? text.slice(0, start) + same.words + text.slice(end) : text
  }, told)
}
