import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Irish. */
export const irish: LanguageWords = {
  institutions: 'scoil, gaelscoil',
  lands: 'Éire',
}
