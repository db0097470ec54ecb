import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Norwegian. */
export const norwegian: LanguageWords = {
  organisations: 'asa',
  institutions: 'skolen, universitet',
  personal: 'født, fodt',
  lands: 'Norge',
  labels: {
    phone: 'tlf, tlfn',
  },
}
