/**
 * How a language says of which field a degree is: patterns with ' | ' between them; a bar inside brackets has no space
 * around it.
 */
export interface DegreeWords {
  /** Behind a degree's name: 'degree'. */
  nouns: string
  /** Before the field: 'preferably'. */
  softly: string
  /** Between a degree that the lexicon knows and its field. */
  link: string
  /** Ends a known degree that has the link in it: 'Grado en'. */
  linked: string
  /** Before the word for a field. */
  article: string
  /** 'Field of', before its name. */
  field: string
  /** Between that and the name. */
  ofThe: string
  /** Degrees by words that are no terms alone: 'degree', 'Licence', 'Titulación'. */
  heads: string
  /** Between these and the field. */
  headLink: string
  /** Degrees that have 'of' before their field. */
  headsOf: string
  /** Behind the abbreviation of a degree, in the case that it is written in: 'MS degree'. */
  shortNouns: string
  /** Between that and the field. */
  shortLink: string
  /** Part of what a degree is called that one has from a college. */
  diplomas: string
  /** How a master's degree begins. */
  masters: string
}
