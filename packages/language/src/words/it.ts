import type { LanguageWords } from './language-words.ts'

export const italian: LanguageWords = {
  dates: {
    months: [
      'gen, gennaio',
      'feb, febbraio',
      'mar, marzo',
      'apr, aprile',
      'mag, maggio',
      'giu, giugno',
      'lug, luglio',
      'ago, agosto',
      'set, sett, setembre, settembre',
      'ott, ottobre',
      'nov, novembre',
      'dic, dicembre',
    ],
    winter: 'inverno',
    spring: 'primavera',
    summer: 'estate',
    autumn: 'autunno',
    now: 'oggi, attuale, in corso',
    nowBehindUntil: 'data attuale',
    until: 'a, ad, al, alla, fino a, fino ad, fino al',
    since: 'da, dal, del, dalla',
    goesOn: 'dal, dalla',
    between: 'fra, tra',
    and: 'e',
  },
}
