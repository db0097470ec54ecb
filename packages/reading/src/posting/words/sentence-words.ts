/**
 * Which dots of one language end no sentence, and which end a name: patterns with ' | ' between them; a bar inside brackets has no
 * space around it.
 */
export interface SentenceWords {
  /** Before a dot that ends no sentence, in any case. */
  abbreviations: string
  /** Before a dot that ends a name of many words, and no sentence, in any case. */
  nameEnds: string
  /** Before a dot within an employer's name, in the case that it is written in. */
  dottedInNames: string
  /** The same of single letters, before which a sentence may well end: 'e. V.'. */
  dottedLetters: string
}
