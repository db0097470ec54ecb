/** What one language says around the names of terms; words parted by spaces, folded as tokens are. */
export interface LexiconWords {
  /** Before a tool's name: 'using'. */
  cues: string
  /** Between the members of a list. */
  joints: string
  /** Beside a term that is also an ordinary word, they say that it is the term. */
  besideTerms: string
  /** Who or what may stand behind a term and own it. */
  holders: { role?: string; group?: string; place?: string; public?: string }
  /** What is said of others than the person; missing where it is not read. */
  others?: OthersWords
}

/** How a language names others by what they do. */
export interface OthersWords {
  joints: string
  determiners: string
  /** Here the person is one of them. */
  own: string
  /** What no name runs across. */
  small: string
  beside: string
  /** Verbs whose object is who is served or chosen, as parts of a regular expression. */
  serves: string
  /** With 'to': what goes to others; a part of a regular expression. */
  gives: string
  /** What may stand before a name of others. */
  links: string
  with: string
  for: string
}
