import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf } from '../words/find-words.ts'
import { listStrings } from './list-strings.ts'
import { directionOf, type Direction } from './direction.ts'
import { hanLanguageOf, tagOf, type HanLanguage } from './language-tag.ts'

/** In which language and direction a document is set. */
export interface Tongue {
  language: string
  direction: Direction
  /** Whose shapes its Chinese characters have; undefined when it has none. */
  han: HanLanguage | undefined
}

/** In which language and direction a resume is set, by the characters of all its texts. */
export function readTongue(resume: StructuredResume): Tongue {
  const { contactInfo: _, ...body } = resume
  const all = listStrings(resume).join('\n')
  const han = hanLanguageOf(all)
  // Addresses of mail and pages are in Latin letters everywhere.
  const words = listStrings(body).join('\n') || all
  return { language: tagOf(words, han) ?? languageOf(resume), direction: directionOf(words), han }
}
