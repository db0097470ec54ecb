import type { StructuredResume } from '@tailorbird/contracts'
import { detectLanguage, type Language } from '@tailorbird/language'
import type { DocumentWords } from './document-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

const WORDS: Record<Language, DocumentWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
const SAMPLE_CHARS = 20_000

/** The language that a resume's own sentences are in; English when nothing tells. */
export const languageOf = (resume: StructuredResume): Language =>
  detectLanguage(
    JSON.stringify([resume.summary ?? '', resume.workExperience, resume.additionalSections]).slice(
      0,
      SAMPLE_CHARS,
    ),
  )

/** All languages that documents have words in. */
export const ALL_WORDS: readonly DocumentWords[] = Object.values(WORDS)

/** The words of a resume's own language; of the form's layout, which is English, those of the layout. */
export const wordsOf = (resume: StructuredResume): DocumentWords =>
  resume.sections === undefined ? english : WORDS[languageOf(resume)]

/** The words of a language for what the person has given no heading of their own. */
export const documentWords = (language: Language): DocumentWords => WORDS[language]
