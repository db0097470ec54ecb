import type { ClaimWord } from './reading.ts'

/** One thing that a tailored resume must not say, or must not leave out. */
export interface Violation {
  /** 'contact', 'job', 'education', 'certification', 'section', 'language', 'figure', 'skill', 'role', 'name', 'claim', 'dropped', 'unchecked', 'unreadable'. */
  kind: string
  /** The text it is about. */
  sentence: string
  /** Why, in a sentence for the person. */
  reason: string
}

/** What is wrong with a text. */
export interface Claim {
  kind: 'figure' | 'skill' | 'role' | 'name' | 'claim'
  reason: string
  /** An ordinary word that promises nothing: it is forgiven in a sentence that was put in other words. */
  isSoft?: boolean
  /** The word that nothing supports. */
  word?: ClaimWord
}

const MAX_QUOTED = 60

/** A text in quotation marks, cut to what a sentence can hold. */
export const quote = (text: string) => `"${text.slice(0, MAX_QUOTED)}"`
