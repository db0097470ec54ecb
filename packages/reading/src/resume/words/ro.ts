import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Romanian. */
export const romanian: LanguageWords = {
  institutions: 'universitate, universitatea, politechnica, scoala',
}
