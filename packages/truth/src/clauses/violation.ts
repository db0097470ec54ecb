import { because, type Cause } from '../reasons/write-reason.ts'
import type { ClaimWord } from './reading.ts'

/** One thing that a tailored resume must not say, or must not leave out. */
export interface Violation {
  /** 'contact', 'job', 'education', 'certification', 'section', 'language', 'figure', 'skill', 'role', 'name', 'claim', 'dropped', 'unchecked', 'unreadable'. */
  kind: string
  /** The text it is about. */
  sentence: string
  /** Why, in a sentence. */
  reason: string
  /** The same as data, for a sentence in the person's language. */
  cause: Cause
  /** The words of the sentence that nothing supports, where the reason is about them. */
  unsaid?: string
}

/** What is wrong with a text. */
export interface Claim {
  kind: 'figure' | 'skill' | 'role' | 'name' | 'claim'
  reason: string
  cause: Cause
  /** The words that nothing supports, where the reason is about them. */
  unsaid?: string
  /** An ordinary word that promises nothing: it is forgiven in a sentence that was put in other words. */
  isSoft?: boolean
  /** The word that nothing supports. */
  word?: ClaimWord
}

/** A claim's reason: what is written is not what the sources say. */
export const unsaid = (written: string) => ({
  ...because('unsaid', written),
  unsaid: written,
})

/** What is wrong with a sentence, for who reads the whole resume. */
export const toViolation = (
  { kind, reason, cause, unsaid: words }: Claim,
  sentence: string,
): Violation => ({
  kind,
  sentence,
  reason,
  cause,
  ...(words !== undefined && { unsaid: words }),
})
