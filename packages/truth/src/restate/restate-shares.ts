import { findQuantities } from '../quantities/find-quantities.ts'
import { listShares } from './list-shares.ts'

/** A sentence has no more; each is held against all other figures. */
const MAX_SHARES = 6

/** Whether a text says a figure elsewhere, too: 'a third of the 6 guides, 2 of them'. */
function saysElsewhere(told: string, start: number, end: number, words: string): boolean {
  const part = findQuantities(words)[0]
  const rest = findQuantities(told.slice(0, start) + told.slice(end))
  return rest.some(({ value, dimension }) => value === part?.value && dimension === part.dimension)
}

/** A text with its parts of a whole as its sources tell them: '24 of the 48 flats' as 'half of the 48 flats'. */
export function restateShares(told: string, sources: readonly string[]): string {
  const shares = listShares(told)
  if (shares.length === 0 || shares.length > MAX_SHARES) return told
  const known = sources.flatMap((source) =>
    listShares(source).map(({ key, start, end }) => ({ key, words: source.slice(start, end) })),
  )
  return shares.reduceRight((text, { key, start, end }) => {
    const same = known.find((one) => one.key === key)
    return same && !saysElsewhere(told, start, end, same.words)
      ? text.slice(0, start) + same.words + text.slice(end)
      : text
  }, told)
}
