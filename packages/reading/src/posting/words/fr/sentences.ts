import type { SentenceWords } from '../sentence-words.ts'

/** French. */
export const frenchSentences: SentenceWords = {
  abbreviations: 'réf',
  nameEnds: '',
  dottedInNames: '',
  dottedLetters: '',
}
