import type { LanguageWords } from './language-words.ts'

export const czech: LanguageWords = {
  dates: {
    months: [
      'leden, ledna',
      'únor, února',
      'březen, března',
      'duben, dubna',
      'květen, května',
      'červen, června',
      'července, červenec',
      'srpen, srpna',
      'září',
      'říjen, října',
      'listopad, listopadu',
      'prosince, prosinec',
    ],
    now: 'dnes, dosud, současnost',
    until: 'do',
    since: 'od',
    goesOn: 'od',
    and: 'a',
  },
}
