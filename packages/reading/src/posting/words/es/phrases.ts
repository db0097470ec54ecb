import type { PhraseWords } from '../phrase-words.ts'

/** Spanish. */
export const spanishPhrases: PhraseWords = {
  passes: '',
  tests: '',
  speaking: 'idioma | habl',
  counted: 'años',
  countedPlain: 'anos',
  countedYears: 'años',
  stuff: '',
  likeness: '',
  thingsOfNames: '',
  verbBefore: '',
  verbJoints: '',
  meets: '',
  meetsWith: '',
  meetsWhat: '',
  departments: '',
  departmentJoints: '',
  departmentsToo: '',
}
