import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Arabic, in Latin letters. */
export const arabic: LanguageWords = {
  institutions: 'madrasa',
  particles: 'al, el, bin, bint, ibn',
}
