import type { LexiconWords } from './lexicon-words.ts'

export const french: LexiconWords = {
  cues: 'ans annee avec utilisant utilise',
  joints: 'et ou',
  besideTerms: 'niveau souhaite exige requis obligatoire avance de en',
  holders: {
    role: '',
    group: 'equipe',
    place: '',
    public: '',
  },
  others: {
    joints: '',
    determiners: '',
    own: '',
    small: '',
    beside: '',
    serves: '',
    gives: '',
    links: '',
    with: '',
    for: '',
  },
}
