import { areCopies } from './compare-prints.ts'
import type { PostingPrint } from './print-posting.ts'

/** Texts of which a third is the same share one of so many smallest hashes but once in ten thousand. */
const KEYS = 24

/** Postings that may be copies: they share one of their smallest hashes, or a word of who hires and one of the title. */
const keysOf = ({ sketch, title, company, employer = [company] }: PostingPrint): string[] => [
  ...sketch.slice(0, KEYS).map(String),
  ...(company === 0 ? [] : employer.flatMap((name) => title.map((word) => `${name}:${word}`))),
]

/** The first of the group that a posting is in. */
function findFirst(firsts: number[], at: number): number {
  let first = at
  while (firsts[first] !== first) first = firsts[first] ?? first
  firsts[at] = first
  return first
}

/**
 * Groups postings that are copies of one another, also over a third one: near-duplicates, reposts, copies by agencies.
 * The same postings make the same groups in whatever order they come.
 * @returns for each posting the index of the first of its group: its own where it has no copy before it
 */
export function groupDuplicates(prints: readonly PostingPrint[]): number[] {
  const firsts = prints.map((_, at) => at)
  const byKey = new Map<string, number[]>()
  const askedBy = new Int32Array(prints.length).fill(-1)
  for (const [at, print] of prints.entries()) {
    for (const key of keysOf(print)) {
      const others = byKey.get(key) ?? []
      byKey.set(key, others)
      for (const other of others) {
        // Two postings share many keys and are compared once.
        if (askedBy[other] === at) continue
        askedBy[other] = at
        const [one, two] = [findFirst(firsts, at), findFirst(firsts, other)]
        if (one === two || !areCopies(print, prints[other] as PostingPrint)) continue
        firsts[Math.max(one, two)] = Math.min(one, two)
      }
      others.push(at)
    }
  }
  return firsts.map((_, at) => findFirst(firsts, at))
}
