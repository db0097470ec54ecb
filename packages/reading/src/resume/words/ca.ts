import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Catalan. */
export const catalan: LanguageWords = {
  particles: 'i',
}
