import type { SectionKind } from '@tailorbird/contracts'

/** The headings of parts that a reader makes where the person wrote none. */
type MadePart = 'other' | 'details' | 'letter' | 'pages' | 'rest'

/** What stands before a value that its looks don't tell. */
export type Label =
  | 'email'
  | 'phone'
  | 'location'
  | 'linkedin'
  | 'website'
  | 'languages'
  | 'fieldOfStudy'
  | 'graduationDate'
  | 'gpa'

/** What a document says in its own words, where the person has said nothing. */
export interface DocumentWords {
  headings: Record<Exclude<SectionKind, 'additional'> | MadePart, string>
  /** Grades keep the name of their scale in any language: a German 'Note' of 3.7 is no GPA of 3.7. */
  labels: Record<Label, string>
  /** Where a span goes on and nothing says so. */
  now: string
  /** Heads a document without a name. */
  nameless: string
}
