import { loadProfessions } from './load-professions.ts'
import type { Entry } from './format/profession.ts'

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Of each term all that proves it, in as many steps as it takes: what is a kind of it, and what nobody
 * has without it.
 */
export function buildProofs(entries: readonly Entry[]): Map<string, Set<string>> {
  const direct = new Map<string, string[]>()
  for (const { name, is, takes } of entries)
    for (const { name: proven } of [...is, ...takes])
      direct.set(proven, [...(direct.get(proven) ?? []), name.written])
  const reach = (name: string) => {
    const all = new Set<string>()
    const open = [name]
    for (let at = 0; at < open.length; at += 1)
      for (const proof of direct.get(open[at] as string) ?? [])
        if (!all.has(proof)) {
          all.add(proof)
          open.push(proof)
        }
    return all
  }
  return new Map([...direct.keys()].map((name) => [name, reach(name)]))
}

let known: Map<string, Set<string>> | undefined

/**
 * What proves a term without naming it, by names of the lexicon: a 'Class A CDL' is a driver's license,
 * React takes JavaScript. Never the other way round.
 */
export function listProofs(name: string): ReadonlySet<string> {
  known ??= buildProofs(loadProfessions().flatMap(({ entries }) => entries))
  return known.get(name) ?? NOTHING
}
