/** How the words of one language, folded, come to one form; words of others stay mostly as they are. */
export interface StemWords {
  /** One spelling for those of several countries. */
  spell: (word: string) => string
  /** A word without its ending, in that spelling: one for 'organising' and 'organizes'. */
  stem: (word: string) => string
}
