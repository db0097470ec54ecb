import { loadProfessions } from './load-professions.ts'

const NOTHING: ReadonlySet<string> = new Set()

function buildNeighbours(): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>()
  for (const family of loadProfessions().flatMap(({ families }) => families))
    for (const { name } of family) {
      const others = neighbours.get(name) ?? new Set()
      for (const other of family) if (other.name !== name) others.add(other.name)
      neighbours.set(name, others)
    }
  return neighbours
}

let known: Map<string, Set<string>> | undefined

/**
 * The near neighbours of a term, by its name in the lexicon; none for most. Someone who has worked with
 * one of them is a start when another is asked for. It is not the same: a neighbour covers nothing.
 */
export function familyOf(name: string): ReadonlySet<string> {
  known ??= buildNeighbours()
  return known.get(name) ?? NOTHING
}
