import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Danish. */
export const danish: LanguageWords = {
  organisations: 'aps',
  institutions: 'skolen, universitet',
  degrees: 'kandidat',
  particles: 'af',
  personal: 'født, fodt',
  lands: 'Danmark',
  labels: {
    phone: 'tlf',
  },
}
