/** What a section of a resume is about. */
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
