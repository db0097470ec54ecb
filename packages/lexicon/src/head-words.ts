import { getNameIndex } from './name-index.ts'
import { tokenize } from './tokens.ts'

/** A word that ends this many terms names a kind of thing that one can know. */
const MIN_TERMS = 3

function countHeads(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [key, names] of getNameIndex().names) {
    const space = key.lastIndexOf(' ')
    if (space < 0 || !names.some(({ term: { kind } }) => kind === 'skill' || kind === 'domain'))
      continue
    const last = key.slice(space + 1)
    counts.set(last, (counts.get(last) ?? 0) + 1)
  }
  return counts
}

let counts: Map<string, number> | undefined

/** Whether many terms of the lexicon end with this word: 'analysis', 'welding', 'architecture'. */
export function isHeadWord(word: string): boolean {
  counts ??= countHeads()
  const norm = tokenize(word).at(-1)?.norm ?? ''
  return (counts.get(norm) ?? 0) >= MIN_TERMS
}
