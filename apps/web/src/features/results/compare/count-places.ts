import type { Pair } from './pair-up.ts'
import type { ResumeLine } from '@tailorbird/document'

/** Where a line of a list stood and stands, from 1; null where it is not there. */
export interface Places {
  was: number | null
  now: number | null
  /** How many lines the list had. */
  of: number
}

/**
 * Numbers the lines of a list that was put into another order.
 * @returns for each pair its places; null for what is in no list, or in one that kept its order
 */
export function countPlaces(pairs: readonly Pair<ResumeLine>[]): (Places | null)[] {
  const kindOf = ({ before, after }: Pair<ResumeLine>) => (after ?? before)?.kind ?? 'text'
  const depthOf = ({ before, after }: Pair<ResumeLine>) => (after ?? before)?.depth ?? 0
  const isListed = (pair: Pair<ResumeLine>) =>
    ['item', 'skills'].includes(kindOf(pair)) && depthOf(pair) === 0
  const moved = new Set(pairs.filter((pair) => pair.moved && isListed(pair)).map(kindOf))
  const listed = pairs.filter((pair) => isListed(pair) && moved.has(kindOf(pair)))
  const before = listed.filter((pair) => pair.before).toSorted((a, b) => a.place - b.place)
  const after = listed.filter((pair) => pair.after)
  const findPlace = (list: readonly Pair<ResumeLine>[], pair: Pair<ResumeLine>) => {
    const at = list.indexOf(pair)
    return at < 0 ? null : at + 1
  }
  return pairs.map((pair) =>
    isListed(pair) && moved.has(kindOf(pair))
      ? { was: findPlace(before, pair), now: findPlace(after, pair), of: before.length }
      : null,
  )
}
