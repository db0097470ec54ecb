import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Hungarian. */
export const hungarian: LanguageWords = {
  organisations: 'kft, zrt, nyrt',
  legalForms: 'kft',
}
