import type { SentenceWords } from '../sentence-words.ts'

/** German. */
export const germanSentences: SentenceWords = {
  abbreviations: String.raw`nr | inkl | exkl | zzgl | ggf | evtl | mind | kat | kl | usw | tel | bzw | ca | z\.?\s?b | d\.?\s?h | u\.?\s?a`,
  nameEnds: '',
  dottedInNames: 'Kath | Ev | Gebr',
  dottedLetters: 'e',
}
