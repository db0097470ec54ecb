import { handsOnFamilies } from './families-hands-on.ts'
import { officeFamilies } from './families-office.ts'
import { technicalFamilies } from './families-technical.ts'
import { findTerms } from './find-terms.ts'

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Families of near neighbours, by names that the lexicon knows: someone who has worked with one of
 * them is a start when another is asked for. It is not the same: a neighbour covers nothing.
 */
export const families: readonly (readonly string[])[] = [
  technicalFamilies,
  officeFamilies,
  handsOnFamilies,
].flatMap((source) =>
  source
    .trim()
    .split('\n')
    .map((line) => line.split(', ')),
)

function buildNeighbours(): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>()
  for (const family of families) {
    const names = family.flatMap((written) => findTerms(written).map(({ term }) => term.name))
    for (const name of names) {
      const others = neighbours.get(name) ?? new Set()
      for (const other of names) if (other !== name) others.add(other)
      neighbours.set(name, others)
    }
  }
  return neighbours
}

let known: Map<string, Set<string>> | undefined

/** The near neighbours of a term, by its name in the lexicon; none for most. */
export function familyOf(name: string): ReadonlySet<string> {
  known ??= buildNeighbours()
  return known.get(name) ?? NOTHING
}
