import type { AskingWords } from '../asking-words.ts'

/** Spanish. */
export const spanishAsking: AskingWords = {
  negatedBehind: String.raw`
    no (?:es|son|será|será?n)(?: (?:un|estrictamente|absolutamente))? (?:necesari[oa]s?|imprescindibles?|obligatori[oa]s?|requisitos?|esencial(?:es)?|indispensables?|requerid[oa]s?)
  `,
  negatedBefore: String.raw`
    no hace falta | no (?:se )?(?:necesitas?|requiere|exige|precisa|requerimos|exigimos|pedimos) | sin necesidad de
  `,
  noneOf: 'no | ningun[oa]? | ningún',
  needed: 'necesari[oa]s? | requerid[oa]s?',
  turnsTo: 'saber | tener | conocer | dominar | que',
  refused: 'no se tendrán en cuenta | abst[eé]n(?:erse|ganse)',
  but: 'pero | sino',
  norJoints: 'ni | y | e | o | u',
  norSmall: 'de | en | con | la | el | los | las',
  welcome: String.raw`
    plus | deseable | valorable | valorar[áa]\p{L}* | valora\p{L}* | idealmente | bienvenid[oa]s?
  `,
  preferably: 'preferiblemente | idealmente',
  firm: 'imprescindible | requerid[oa]',
  numbers: { uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10 },
  orMore: 'o mas',
  upTo: 'a | o',
  whole: '',
  years: 'anos?',
  months: 'meses',
  old: '',
  tellsExperience: 'experiencia',
  yearsOf: 'de | en | con',
  monthsOf: 'de[ ]',
  experience: 'experiencia',
}
