import { getNameIndex } from './name-index.ts'

/** Reads the lexicon's names now, so that the first posting does not have to wait for them. What only scoring needs is built where that is done. */
export function prepareLexicon(): void {
  getNameIndex()
}
