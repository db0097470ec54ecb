import { findTerms } from './find-terms.ts'
import { handsOnImplications } from './implications-hands-on.ts'
import { officeImplications } from './implications-office.ts'
import { technicalImplications } from './implications-technical.ts'

/** Who has the one has the other: names that the lexicon knows, and the field that says so. */
export interface Implication {
  field: string
  proof: string
  proven: string
}

const NOTHING: ReadonlySet<string> = new Set()

/** Reads the format that README.md describes. */
function readImplications(source: string): Implication[] {
  let field = ''
  return source
    .trim()
    .split('\n')
    .flatMap((line): Implication[] => {
      const heading = /^\[(.+)\]$/.exec(line)?.[1]
      if (heading !== undefined) {
        field = heading
        return []
      }
      const [proofs = '', proven = ''] = line.split(' > ')
      return proofs
        .split(', ')
        .flatMap((proof) => proven.split(', ').map((one) => ({ field, proof, proven: one })))
    })
}

/** All that the lexicon says of what proves what, one step at a time. */
export const implications: readonly Implication[] = [
  technicalImplications,
  officeImplications,
  handsOnImplications,
].flatMap(readImplications)

const nameOf = (written: string) => findTerms(written)[0]?.term.name ?? written

/** Of each term all that proves it, in as many steps as it takes. */
function buildProofs(): Map<string, Set<string>> {
  const direct = new Map<string, Set<string>>()
  for (const { proof, proven } of implications) {
    const name = nameOf(proven)
    direct.set(name, (direct.get(name) ?? new Set()).add(nameOf(proof)))
  }
  const reach = (name: string) => {
    const all = new Set<string>()
    const add = (one: string) => {
      for (const proof of direct.get(one) ?? [])
        if (!all.has(proof)) {
          all.add(proof)
          add(proof)
        }
    }
    add(name)
    return all
  }
  return new Map([...direct.keys()].map((name) => [name, reach(name)]))
}

let known: Map<string, Set<string>> | undefined

/** What proves a term without naming it, by names of the lexicon: a 'Class A CDL' proves a driver's license. */
export function listProofs(name: string): ReadonlySet<string> {
  known ??= buildProofs()
  return known.get(name) ?? NOTHING
}
