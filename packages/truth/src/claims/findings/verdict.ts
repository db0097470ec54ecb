import type { Cause } from '../../reasons/write-reason.ts'

/** What is said of a text beside its sources: see docs/ARCHITECTURE.md. */
export type VerdictName = 'proven' | 'open' | 'refused'

/**
 * What finds something: `about`, whether a text is about its sources at all; `resume`, the checks of what is no text of its own, such as
 * facts and sections; `opinion`, a second reader.
 */
export type Rule =
  | 'about'
  | 'figure'
  | 'name'
  | 'skill'
  | 'role'
  | 'claim'
  | 'left-out'
  | 'wording'
  | 'crossed'
  | 'resume'
  | 'opinion'

/** Words of a source. */
interface Evidence {
  /** The text that they stand in, by id (see Edit); '' when nobody asked with ids. */
  id: string
  words: string
}

/** One thing that stands between a text and its sources. */
export interface Finding {
  /** The rule that found it. */
  rule: Rule
  /** The words of the text that are in question, '' when it is about what the text leaves out. */
  words: string
  /** The source that it is about; missing for none. */
  evidence?: Evidence
  /** Why, in a sentence. */
  reason: string
  /** The same as data, for a sentence in the person's language. */
  cause: Cause
}

/** A word of a text that says something, with the source's word that says it; without one where none does in any form. */
export interface Fact {
  words: string
  evidence?: Evidence
}

/** By what a text is proven: its sources' own words, or by what was learned of all that tells true texts from others. */
export type Ground = 'said' | 'likely'

/** What is said of a text, and why. */
export interface Verdict {
  verdict: VerdictName
  /** Of a text that is judged word by word. */
  facts?: Fact[]
  /** Of a proven one. */
  ground?: Ground
  /** How likely it is true, 0 to 1, by what was learned. */
  chance: number
  /** The gravest first; a proven text may have some, too. */
  findings: Finding[]
}
