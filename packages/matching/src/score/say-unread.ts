import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { guessLanguage } from '@tailorbird/language'

/** Why a resume in a language that we don't read well gets no score; null when it is in one that we do. */
export function sayUnread(resume: StructuredResume): string | null {
  const texts = listTexts(resume).map(({ text }) => text)
  const language = guessLanguage(texts.join('\n'))
  return language
    ? `This resume looks like ${language.name}. We read English, German, French and Spanish well, and a score would be a guess.`
    : null
}
