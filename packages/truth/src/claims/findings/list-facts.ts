import { isSameWord } from '../../clauses/reading.ts'
import type { Aligned } from '../compare/align.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Fact } from './verdict.ts'

/** The words of a text that say something, each with the source, by id, and its word that says the same in any form. */
export const listFacts = (
  { told, sources, sourceIds = [] }: Comparison,
  aligned: readonly Aligned[],
): Fact[] =>
  aligned.map(({ word }) => {
    const words = told.text.slice(word.start, word.end)
    const at = sources.findIndex(({ all }) => all.some((one) => isSameWord(one, word)))
    const said = sources[at]?.all.find((one) => isSameWord(one, word))
    return said ? { words, evidence: { id: sourceIds[at] ?? '', words: said.written } } : { words }
  })
