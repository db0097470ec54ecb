import type { LexiconWords } from './lexicon-words.ts'

export const spanish: LexiconWords = {
  cues: 'ano con usando utilizando',
  joints: 'y o',
  besideTerms: 'nivel avanzado imprescindible deseable',
  holders: { group: 'equipo' },
}
