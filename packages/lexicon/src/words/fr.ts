import type { LexiconWords } from './lexicon-words.ts'

export const french: LexiconWords = {
  cues: 'ans annee avec utilisant utilise',
  joints: 'et ou',
  besideTerms: 'niveau souhaite exige requis obligatoire avance de en',
  holders: { group: 'equipe' },
}
