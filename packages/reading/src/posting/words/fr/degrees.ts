import type { DegreeWords } from '../degree-words.ts'

/** French. */
export const frenchDegrees: DegreeWords = {
  nouns: '',
  softly: '',
  link: 'en',
  linked: 'en',
  article: 'la',
  field: '',
  ofThe: '',
  heads: String.raw`licence | master | maîtrise | diplôme | bac ?\+ ?\d(?:\/\d)?`,
  headLink: 'en',
  headsOf: '',
  shortNouns: '',
  shortLink: '',
  diplomas: '',
  masters: 'maîtrise',
}
