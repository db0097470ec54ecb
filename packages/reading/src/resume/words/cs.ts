import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in Czech. */
export const czech: LanguageWords = {
  joints: 'jako',
  organisations: 'sro, s.r.o, a.s',
  legalForms: 'a.s',
  institutions: 'univerzita, gymnazium, skola',
  institutionEndings: 'skola',
  degrees: 'maturita, magistr',
  patterns: {
    legalForms: String.raw`s\.?\s?r\.?\s?o`,
  },
}
