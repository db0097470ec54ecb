import type { SentenceWords } from '../sentence-words.ts'

/** Spanish. */
export const spanishSentences: SentenceWords = {
  abbreviations: '',
  nameEnds: '',
  dottedInNames: 'Cía | Hnos | Sta | Sto',
  dottedLetters: '',
}
