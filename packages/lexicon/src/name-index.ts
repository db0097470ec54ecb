import type { RequirementKind } from './posting.ts'
import { listSpellings, type Entry, type Guard } from './format/profession.ts'
import { loadProfessions } from './load-professions.ts'
import { makeNormLister } from './tokens.ts'

/** A term of the lexicon: one thing, however it is called. */
export interface Term {
  name: string
  kind: RequirementKind
}

interface Name {
  term: Term
  written: string
  guard: Guard
}

/** All names by their tokens. Two large tables take a third of the memory and the time of a tree of small ones. */
export interface NameIndex {
  /** Names under their tokens, joined by spaces. */
  names: ReadonlyMap<string, readonly Name[]>
  /** What longer names begin with. */
  beginnings: ReadonlySet<string>
}

/** All spellings of all entries, by tokens. That no two entries share one is for the check. */
export function buildNameIndex(entries: Iterable<Entry>): NameIndex {
  const names = new Map<string, Name[]>()
  const beginnings = new Set<string>()
  const listNorms = makeNormLister()
  for (const entry of entries) {
    const term = { name: entry.name.written, kind: entry.kind }
    for (const { written, guard } of listSpellings(entry)) {
      const key = listNorms(written).join(' ')
      for (let at = key.indexOf(' '); at > 0; at = key.indexOf(' ', at + 1))
        beginnings.add(key.slice(0, at))
      const name = { term, written, guard }
      const known = names.get(key)
      if (known) known.push(name)
      else names.set(key, [name])
    }
  }
  return { names, beginnings }
}

/** The key of some tokens and one more. */
export const joinKey = (key: string, norm: string) => (key === '' ? norm : `${key} ${norm}`)

let index: NameIndex | undefined

/** All names of all terms; built when it is first asked for, which takes some 0.4 s. */
export function getNameIndex(): NameIndex {
  index ??= buildNameIndex(loadProfessions().flatMap(({ entries }) => entries))
  return index
}
