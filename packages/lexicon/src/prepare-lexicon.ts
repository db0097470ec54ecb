import { getTrie } from './trie.ts'

/** Builds the lexicon now, so that the first text that is read does not have to wait for it. */
export function prepareLexicon(): void {
  getTrie()
}
