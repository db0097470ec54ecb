import type { SentenceWords } from '../sentence-words.ts'

/** English. */
export const englishSentences: SentenceWords = {
  abbreviations: String.raw`
    e\.?\s?g | i\.?\s?e | etc | approx | incl | min | max | no | mr | mrs | ms | prof | st | vs | dr | ref
  `,
  nameEnds: 'inc | ltd | co | corp | bros | jr | sr',
  dottedInNames: 'St | Dr | Mt | Inc | Ltd | Co',
  dottedLetters: '',
}
