import { getTrie, type TrieNode } from './trie.ts'
import { tokenize } from './tokens.ts'

/** A word that ends this many terms names a kind of thing that one can know. */
const MIN_TERMS = 3

function countHeads(): Map<string, number> {
  const counts = new Map<string, number>()
  const walk = (node: TrieNode, last: string, depth: number) => {
    if (depth > 1 && node.names.some(({ term }) => term.kind === 'skill' || term.kind === 'domain'))
      counts.set(last, (counts.get(last) ?? 0) + 1)
    for (const [word, next] of node.next) walk(next, word, depth + 1)
  }
  walk(getTrie(), '', 0)
  return counts
}

let counts: Map<string, number> | undefined

/** Whether many terms of the lexicon end with this word: 'analysis', 'welding', 'architecture'. */
export function isHeadWord(word: string): boolean {
  counts ??= countHeads()
  const norm = tokenize(word).at(-1)?.norm ?? ''
  return (counts.get(norm) ?? 0) >= MIN_TERMS
}
