import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Turkish. */
export const turkish: LanguageWords = {
  legalForms: 'a.ş',
  institutions: 'universitesi',
  lands: 'Türkiye',
}
