import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Swedish. */
export const swedish: LanguageWords = {
  organisations: 'ab',
  institutions: 'hogskola, hogskolan, skola, universitet',
  institutionEndings: 'skola',
  degrees: 'kandidat',
  particles: 'af, av',
  personal: 'född, fodd',
  lands: 'Sverige',
}
