import { getNameIndex } from './name-index.ts'
import { findShown } from './shown.ts'
import { findSenses } from './thesaurus/find-senses.ts'

/** Builds the lexicon now, so that the first text that is read does not have to wait for it. */
export function prepareLexicon(): void {
  getNameIndex()
  findShown([])
  findSenses([])
}
