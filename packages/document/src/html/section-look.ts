import type { DocumentWords } from '../words/document-words.ts'

/** How sections are written, whatever is in them. */
export interface SectionLook {
  /** Dates stand before the role. */
  datesFirst: boolean
  /** Of the document's language. */
  words: DocumentWords
}
