/** What is said of a text beside its sources: see docs/ARCHITECTURE.md. */
export type VerdictName = 'proven' | 'open' | 'refused'

/** One thing that stands between a text and its sources. */
export interface Finding {
  /** The rule that found it. */
  rule: 'figure' | 'name' | 'skill' | 'role' | 'claim' | 'left-out' | 'wording'
  /** The words of the text that are in question, '' when it is about what the text leaves out. */
  words: string
  /** The words of the source that it is about, '' for none. */
  evidence: string
  /** A sentence for the person. */
  reason: string
}

/** What is said of a text, and why. */
export interface Verdict {
  verdict: VerdictName
  /** How likely it is true, 0 to 1, by what was learned. */
  chance: number
  /** The gravest first; a proven text may have some, too. */
  findings: Finding[]
}
