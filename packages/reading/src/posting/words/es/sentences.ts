import type { SentenceWords } from '../sentence-words.ts'

/** Spanish. */
export const spanishSentences: SentenceWords = {
  abbreviations: 'aprox | tel | núm | ref',
  nameEnds: '',
  dottedInNames: 'Cía | Hnos | Sta | Sto',
  dottedLetters: '',
}
