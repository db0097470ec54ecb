import type { RequirementKind } from './posting.ts'
import { foldCase } from '@tailorbird/language'
import { fields } from './fields.ts'
import { readTerms, type Entry, type Guard, type Spelling } from './read-terms.ts'
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

const STRICTNESS: Record<Guard, number> = { none: 0, case: 1, context: 2 }

const newNode = (): TrieNode => ({ next: new Map(), names: [] })

/** What two spellings of one term share; of one word also its end, because 'Canva' and 'Canvas' are two. */
function foldSpelling(written: string): string {
  const tokens = tokenize(written)
  return tokens.length > 1 ? tokens.map(({ norm }) => norm).join(' ') : foldCase(written)
}

function insert(root: TrieNode, term: Term, { written, guard }: Spelling): void {
  let node = root
  for (const { norm } of tokenize(written)) {
    const next = node.next.get(norm) ?? newNode()
    node.next.set(norm, next)
    node = next
  }
  const same = node.names.find((name) => name.written === written)
  if (same === undefined) node.names.push({ term, written, guard })
  else if (STRICTNESS[guard] > STRICTNESS[same.guard]) same.guard = guard
}

/**
 * Makes one term of the entries of all fields that mean one thing: those with the same name, and one
 * whose name is an alias of the other. The first one's name and kind stay.
 */
export function buildTrie(entries: readonly Entry[]): TrieNode {
  const root = newNode()
  const owners = new Map<string, Term>()
  const nameKeys = new Map<string, Term>()
  for (const { kind, name, aliases } of entries) {
    const key = foldSpelling(name.written)
    const aliasKeys = aliases.map(({ written }) => foldSpelling(written))
    const byAlias = aliasKeys.map((alias) => nameKeys.get(alias)).find((term) => term !== undefined)
    const term = owners.get(key) ?? byAlias ?? { name: name.written, kind }
    nameKeys.set(key, nameKeys.get(key) ?? term)
    for (const spelling of [name, ...aliases]) {
      const folded = foldSpelling(spelling.written)
      const owner = owners.get(folded) ?? term
      owners.set(folded, owner)
      insert(root, owner, spelling)
    }
  }
  return root
}

let trie: TrieNode | undefined

/** All names of all terms, by tokens; built when it is first asked for, which takes some 0.3 s. */
export function getTrie(): TrieNode {
  trie ??= buildTrie(Object.values(fields).flatMap(readTerms))
  return trie
}
