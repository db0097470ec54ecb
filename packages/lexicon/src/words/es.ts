import type { LexiconWords } from './lexicon-words.ts'

export const spanish: LexiconWords = {
  cues: 'ano con usando utilizando',
  joints: 'y o',
  besideTerms: 'nivel avanzado imprescindible deseable',
  holders: {
    role: '',
    group: 'equipo',
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
