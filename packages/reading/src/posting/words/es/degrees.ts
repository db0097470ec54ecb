import type { DegreeWords } from '../degree-words.ts'

/** Spanish. */
export const spanishDegrees: DegreeWords = {
  nouns: '',
  softly: '',
  link: 'en',
  linked: 'en',
  article: 'la | el | las | los',
  field: '',
  ofThe: '',
  heads: 'grado | licenciatura | máster | titulación | diplomatura',
  headLink: 'en',
  headsOf: '',
  shortNouns: '',
  shortLink: '',
  diplomas: 'diploma',
  masters: 'máster',
}
