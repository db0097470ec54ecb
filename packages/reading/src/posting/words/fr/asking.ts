import type { AskingWords } from '../asking-words.ts'

/** French. */
export const frenchAsking: AskingWords = {
  negatedBehind: String.raw`
    (?:pas|non)(?: (?:forcément|strictement|absolument|un|une))? (?:indispensables?|obligatoires?|requise?s?|nécessaires?|exigée?s?|essentiel(?:le)?s?|prérequis|impérati(?:f|ve)s?)
  `,
  negatedBefore: 'pas besoin | aucune (?:expérience|connaissance)',
  noneOf: 'aucune?',
  needed: 'requise?s? | nécessaires? | exigée?s?',
  turnsTo: String.raw`
    de (?:connaître|maîtriser|savoir|parler|posséder) | d['’]avoir
  `,
  refused: 'pas (?:retenue?s?|étudiée?s?)',
  but: 'mais',
  norJoints: 'et | ou | ni',
  norSmall: 'de | en | la | le | les',
  welcome: String.raw`
    bonus | plus | bienvenue?s? | atout | souhaité?e?s? | souhaitable | appréciée?s? | idéalement
  `,
  preferably: 'id[ée]alement | de préférence',
  firm: 'exigee?s? | obligatoire',
  numbers: { un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10 },
  orMore: 'plus | ou plus',
  upTo: 'a | ou',
  whole: '',
  years: 'ans? | annees?',
  months: 'mois',
  old: 'revolus',
  tellsExperience: 'experience',
  yearsOf: String.raw`de | d['’] | en | avec`,
  monthsOf: String.raw`d['’] | de[ ]`,
  experience: 'experience',
}
