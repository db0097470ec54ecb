import type { MissingMust } from './summarise-match.ts'

/** A term that postings ask for firmly and a resume does not show. */
export interface Lift {
  /** See foldTerm. */
  name: string
  /** As most of the postings write it. */
  term: string
  /** So many postings it blocks. */
  postings: number
  /** So many of them miss nothing else. */
  alone: number
}

interface Count {
  postings: number
  alone: number
  written: Map<string, number>
}

function pickTerm(written: ReadonlyMap<string, number>): string {
  const [best = ''] = [...written]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([term]) => term)
  return best
}

/**
 * What would lift most of many postings: the musts that a resume misses, by how many postings each blocks. Of an either-or each
 * term counts, because any of them is enough. The order of the postings does not matter.
 * @param postings for each posting the musts it misses, as summariseMatch gives them
 */
export function findLift(postings: Iterable<readonly MissingMust[]>): Lift[] {
  const counts = new Map<string, Count>()
  for (const missing of postings) {
    const seen = new Set<string>()
    for (const must of missing)
      for (const { name, term } of [must, ...must.anyOf]) {
        const count = counts.get(name) ?? { postings: 0, alone: 0, written: new Map() }
        counts.set(name, count)
        count.written.set(term, (count.written.get(term) ?? 0) + 1)
        if (seen.has(name)) continue
        seen.add(name)
        count.postings += 1
        if (missing.length === 1) count.alone += 1
      }
  }
  return [...counts]
    .map(([name, { written, ...count }]) => ({ name, term: pickTerm(written), ...count }))
    .toSorted(
      (one, other) =>
        other.postings - one.postings ||
        other.alone - one.alone ||
        (one.name < other.name ? -1 : 1),
    )
}
