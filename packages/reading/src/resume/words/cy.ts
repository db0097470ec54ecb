import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Welsh. */
export const welsh: LanguageWords = {
  institutions: 'coleg, ysgol',
}
