import type { LanguageWords } from './language-words.ts'

export const dutch: LanguageWords = {
  dates: {
    months: [
      'jan, januari',
      'feb, februari',
      'mrt, maart',
      'apr, april',
      'mei',
      'jun, juni',
      'jul, juli',
      'aug, augustus',
      'sep, sept, september',
      'okt, oktober',
      'nov, november',
      'dec, december',
    ],
    winter: 'winter, winters',
    summer: 'zomer, zomers',
    autumn: 'herfst',
    now: 'nu, heden',
    until: 't/m, tot, tot en met',
    since: 'van, sinds, vanaf',
    goesOn: 'sinds, vanaf',
    between: 'tussen',
    and: 'en',
  },
}
