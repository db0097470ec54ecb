import type { LanguageWords } from './language-words.ts'

export const danish: LanguageWords = {
  dates: {
    months: [
      'jan, januar',
      'feb, februar',
      'marts',
      'apr, april',
      'maj',
      'jun, juni',
      'jul, juli',
      'aug, august',
      'sep, sept, september',
      'okt, oktober',
      'nov, november',
      'dec, december',
    ],
    now: 'nu, idag, i dag, nutid',
    until: 'til',
    since: 'fra, siden',
    goesOn: 'siden',
    and: 'og',
  },
}
