import type { PhraseWords } from '../phrase-words.ts'

/** French. */
export const frenchPhrases: PhraseWords = {
  passes: '',
  tests: '',
  speaking: 'langue | parl[ée] | courant',
  counted: 'ans',
  countedPlain: 'ans',
  countedYears: 'ans | années',
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
