import type { PhraseWords } from '../phrase-words.ts'

/** German. */
export const germanPhrases: PhraseWords = {
  passes: '',
  tests: '',
  speaking: 'sprache | kenntnisse | flie(?:ß|ss)end',
  counted: 'jahre',
  countedPlain: 'jahre?n?',
  countedYears: 'jahren?',
  stuff: '',
  likeness: '',
  thingsOfNames: 'systeme | plattform(?:en)?',
  verbBefore: '',
  verbJoints: '',
  meets: '',
  meetsWith: '',
  meetsWhat: '',
  departments: '',
  departmentJoints: '',
  departmentsToo: '',
}
