import type { LexiconWords } from './lexicon-words.ts'

export const german: LexiconWords = {
  cues: 'jahre jahren mit verwendet genutzt',
  joints: 'und oder',
  besideTerms:
    'kenntnisse erfahrung entwicklung entwickler programmierung im mit sowie von sicher erforderlich wunschenswert',
  holders: {
    role: 'entwickler entwicklerin leiter leiterin',
    group: 'abteilung abteilungen',
  },
  others: {
    joints: 'und oder',
    determiners: 'den dem die das der einen einem einer eine',
    own: 'unserem unserer unser',
    small: 'im am auf als durch bei',
    beside: 'neben',
    serves: 'unterstutzte',
    gives: 'berichte(?:te)?',
    links: 'mit fur',
    with: 'mit',
    for: 'fur',
  },
}
