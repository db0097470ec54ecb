/** What a language calls the resume that a text is compared with, and the text. */
interface ResumeNames {
  /** Does something: 'the resume'. */
  the: string
  /** Where something stands: 'in the resume'. */
  in: string
  /** Whose something is: 'of the resume'. */
  of: string
  /** The text that is judged. */
  it: string
}

/** Who is told: a model or a maintainer, of 'the resume'; the person, of 'your resume'; who edits a tailored one, of 'your original'. */
export type Whose = 'resume' | 'yours' | 'original'

/** Why a text may not stand, in one language. */
export interface ReasonTexts<Code extends string> {
  names: Record<Whose, ResumeNames>
  /** The marks around words of a text. */
  quotes: readonly [before: string, after: string]
  /** Further words that are not listed; `{n}` is their number. */
  more: string
  /** Whether a sentence begins with a capital behind a colon. */
  hasCapitalBehindColon: boolean
  /**
   * The sentences, by what is wrong. `{0}` and `{1}` are the words in question, in quotation marks, `{words}` all of them as a list;
   * `{the}`, `{in}`, `{of}` and `{it}` are names from above. They begin as in the middle of a sentence.
   */
  reasons: Record<Code, string>
}
