import type { SentenceWords } from '../sentence-words.ts'

/** German. */
export const germanSentences: SentenceWords = {
  abbreviations: String.raw`nr | bzw | ca | z\.?\s?b | d\.?\s?h | u\.?\s?a`,
  nameEnds: '',
  dottedInNames: 'Kath | Ev | Gebr',
  dottedLetters: 'e',
}
