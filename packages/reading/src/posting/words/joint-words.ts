/**
 * What joins the terms of a sentence in one language, and says whether all, any or one of them is asked for: patterns
 * with ' | ' between them; a bar inside brackets has no space around it.
 */
export interface JointWords {
  and: string
  or: string
  /** As `or`, with what is as good between two terms: 'and/or', 'bzw.'. */
  eitherOr: string
  /** Between 'or' and the next name. */
  article: string
  /** Between 'or' and the next name: 'a similar'. */
  alike: string
  /** Before a name: instead of all that the list names before. */
  instead: string
  /** Between 'or' and 'similar', behind a list. */
  anyArticle: string
  other: string
  /** Behind 'or': each of the list before will do. */
  similar: string
  /** Before a list of which one will do: 'either', 'such as'. */
  examples: string
  /** Behind it. */
  following: string
  /** The other gender's ending of a job's name: it belongs to the name before. */
  genderEnd: string
  /** 'A BI tool', before a bracket with some: one is asked for. */
  oneSort: string
  /** 'At least two of'. */
  someOf: string
  /** Behind it, before the list. */
  someOfWhat: string
  /** How names end that only say what sort of thing the examples behind are: 'tool', 'software'. */
  sorts: string
  /** Between such a name and its first example. */
  leadsExamples: string
  /** The same once more: 'such as e.g.'. */
  leadsAgain: string
  /** Words of lists that are no part of a term, with blanks between them. */
  listWords: string
  /** Those that ask for one or some of what follows, with blanks between them. */
  amounts: string
  /** Between two fields of one degree. */
  fieldJoints: string
  /** Before a field of a degree. */
  fieldIn: string
  /** Says that other fields will do as well. */
  relatedFields: string
  /** Between 'or' and 'experience', where experience will do instead of a degree. */
  beforeExperience: string
  experience: string
}
