/** What a section of a resume is about. 'title' is a document's heading ('Resume'), 'other' an additional section. */
export type HeadingKind =
  | 'title'
  | 'contact'
  | 'summary'
  | 'skills'
  | 'experience'
  | 'education'
  | 'certifications'
  | 'achievements'
  | 'languages'
  | 'other'

/** How people head the sections of a resume in one language. */
export type HeadingNames = Record<HeadingKind, readonly string[]>

/**
 * How words begin that say what a heading is about that nobody listed: an expression for each kind, matched from the
 * beginning of a word, in small letters without accents.
 */
export type HeadingStems = Partial<Record<HeadingKind, string>>
