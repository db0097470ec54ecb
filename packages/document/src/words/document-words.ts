import type { SectionKind } from '@tailorbird/contracts'

/** The headings of parts that a reader makes where the person wrote none. */
type MadePart = 'other' | 'details' | 'letter' | 'pages' | 'rest'

/** What a document says in its own words, where the person has said nothing. */
export interface DocumentWords {
  headings: Record<Exclude<SectionKind, 'additional'> | MadePart, string>
}
