import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Indonesian. */
export const indonesian: LanguageWords = {
  institutions: 'universitas',
  degrees: 'sarjana',
}
