import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Finnish. */
export const finnish: LanguageWords = {
  organisations: 'oy, oyj',
  institutions: 'yliopisto',
  lands: 'Suomi',
}
