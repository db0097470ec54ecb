import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Croatian and Serbian. */
export const croatian: LanguageWords = {
  organisations: 'doo',
  institutions: 'univerzitet, sveuciliste',
}
