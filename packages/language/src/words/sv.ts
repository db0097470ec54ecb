import type { LanguageWords } from './language-words.ts'

export const swedish: LanguageWords = {
  dates: {
    months: [
      'jan, januari',
      'feb, februari',
      'mars',
      'apr, april',
      'maj',
      'jun, juni',
      'jul, juli',
      'aug, augusti',
      'sep, sept, september',
      'okt, oktober',
      'nov, november',
      'dec, december',
    ],
    now: 'nu, idag, i dag, nuvarande, tillsvidare',
    until: 'till',
    since: 'från, sedan',
    goesOn: 'sedan',
    and: 'och',
  },
}
