import type { RequirementKind } from './posting.ts'
import { listSpellings, type Entry, type Guard } from './format/profession.ts'
import { loadProfessions } from './load-professions.ts'
import { tokenize } from './tokens.ts'

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

/** A node of the token trie. */
export interface TrieNode {
  next: Map<string, TrieNode>
  names: Name[]
}

const newNode = (): TrieNode => ({ next: new Map(), names: [] })

/** All spellings of all entries, by tokens. That no two entries share one is for the check. */
export function buildTrie(entries: readonly Entry[]): TrieNode {
  const root = newNode()
  for (const entry of entries) {
    const term = { name: entry.name.written, kind: entry.kind }
    for (const { written, guard } of listSpellings(entry)) {
      let node = root
      for (const { norm } of tokenize(written)) {
        const next = node.next.get(norm) ?? newNode()
        node.next.set(norm, next)
        node = next
      }
      node.names.push({ term, written, guard })
    }
  }
  return root
}

let trie: TrieNode | undefined

/** All names of all terms, by tokens; built when it is first asked for, which takes some 0.2 s. */
export function getTrie(): TrieNode {
  trie ??= buildTrie(loadProfessions().flatMap(({ entries }) => entries))
  return trie
}
