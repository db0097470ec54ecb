/** A verb as it is listed; of somebody else; of what was done, of what is being done. */
type VerbForm = 'base' | 's' | 'ed' | 'ing'

/** The form in which a word is one of some verbs, by the endings of one language; undefined when it is none. */
export type FindForm = (norm: string, verbs: ReadonlySet<string>) => VerbForm | undefined
