import type { LanguageWords } from './language-words.ts'

export const polish: LanguageWords = {
  dates: {
    months: [
      'sty, styczen, styczeń, stycznia',
      'luty, lutego',
      'marca, marzec',
      'kwi, kwiecien, kwiecień, kwietnia',
      'maj, maja',
      'czerwca, czerwiec',
      'lipca, lipiec',
      'sierpien, sierpień, sierpnia',
      'wrzesien, wrzesień, wrzesnia, września',
      'pazdziernik, październik, pazdziernika, października',
      'listopad, listopada',
      'grudnia, grudzien, grudzień',
    ],
    now: 'dzis, dziś, nadal, teraz, obecnie',
    until: 'do',
    since: 'od',
    goesOn: 'od',
    and: 'i',
  },
}
