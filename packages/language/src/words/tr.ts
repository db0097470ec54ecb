import type { LanguageWords } from './language-words.ts'

export const turkish: LanguageWords = {
  dates: {
    months: [
      'ocak',
      'şubat',
      'mart',
      'nisan',
      'mayıs',
      'haziran',
      'temmuz',
      'ağustos',
      'eylül',
      'ekim',
      'kasım',
      'aralık',
    ],
    now: 'halen, günümüz',
    until: '',
    since: '',
    goesOn: '',
    and: 've',
  },
}
