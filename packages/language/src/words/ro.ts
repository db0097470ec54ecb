import type { LanguageWords } from './language-words.ts'

export const romanian: LanguageWords = {
  dates: {
    months: [
      'ian., ianuarie',
      'feb, februarie',
      'martie',
      'apr, aprilie',
      'mai',
      'iun, iunie',
      'iul, iulie',
      'aug, august',
      'sep, sept, septembrie',
      'oct, octombrie',
      'noiembrie',
      'dec, decembrie',
    ],
    now: 'astazi, astăzi, prezent',
    until:
      'pana in, pana la, pana în, pană in, pană la, pană în, pâna in, pâna la, pâna în, până in, până la, până în',
    since: 'din',
    goesOn: 'din',
    and: 'si, și',
  },
}
