/** What a language's small words say about the words beside them; all in foldCase form. */
export interface LanguageWords {
  /** Never part of a term: articles, pronouns, prepositions, auxiliaries, adverbs. */
  stops: ReadonlySet<string>
  /** Verbs as they open a line or follow another verb; they end a phrase. */
  verbs: ReadonlySet<string>
  /** May stand inside a term, never at its end or start: 'strong', 'experience', 'various'. */
  edges: ReadonlySet<string>
  /** Name nothing that one can know by themselves: 'team', 'company'. */
  empties: ReadonlySet<string>
  /** Name a personal quality, alone or as the last word. */
  softs: ReadonlySet<string>
  /** The end of words that name a personal quality. */
  softEnd?: RegExp
  /** Name who does a job, as the last word: no skill. */
  roles: ReadonlySet<string>
  /** Small words that may join two parts of one term: 'gestion de projet'. */
  joints: ReadonlySet<string>
  /** What announces a term, up to its end: 'experience with', 'knowledge of'. */
  cue: RegExp
  /** Words right behind a term that say it is asked for: 'Excel skills', 'sales experience'. */
  askedWith: ReadonlySet<string>
  /** Words that make a certificate of the name before them: 'card', 'licence'. */
  certifying: ReadonlySet<string>
  /** An adjective by its end: never a term by itself. */
  adjective: RegExp
  /** An adjective before its noun, by its end; where nouns have capitals. */
  declined?: RegExp
  /** Whether each noun has a capital, so that capitals do not make a name. */
  hasCapitalNouns: boolean
}

/** The words of a text as a set. */
export const readWords = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''))
