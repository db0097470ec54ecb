import type { SentenceWords } from '../sentence-words.ts'

/** French. */
export const frenchSentences: SentenceWords = {
  abbreviations: 'réf | cat | env | n | tél',
  nameEnds: '',
  dottedInNames: '',
  dottedLetters: '',
}
