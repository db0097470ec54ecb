/** One thing that a tailored resume must not say, or must not leave out. */
export interface Violation {
  /** 'contact', 'job', 'education', 'certification', 'section', 'language', 'figure', 'skill', 'role', 'name', 'claim', 'dropped', 'unchecked', 'unreadable'. */
  kind: string
  /** The text it is about. */
  sentence: string
  /** Why, in a sentence for the person. */
  reason: string
}
