import type { LanguageWords } from './language-words.ts'

export const portuguese: LanguageWords = {
  dates: {
    months: [
      'jan, janeiro',
      'fev, fevereiro',
      'mar, março',
      'abr, abril',
      'mai, maio',
      'jun, junho',
      'jul, julho',
      'ago, agosto',
      'set, setembro',
      'out, outubro',
      'nov, novembro',
      'dez, dezembro',
    ],
    winter: 'inverno',
    spring: 'primavera',
    summer: 'verão',
    autumn: 'outono',
    now: 'hoje, atual, presente, atualmente',
    nowBehindUntil: 'momento, o momento',
    until: 'a, até, até o',
    since: 'de, desde',
    goesOn: 'desde',
    between: 'entre',
    and: 'e',
  },
}
