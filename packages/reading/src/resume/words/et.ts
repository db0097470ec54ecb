import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Estonian. */
export const estonian: LanguageWords = {
  institutions: 'ulikool',
}
