/** What several of a thing may end in. */
export const PLURAL_ENDINGS = 's'

/** What is cut off to see one thing beside several. */
export const CUT_ENDINGS = 'es|s'

/** The person who tells. */
export const SELF = 'i|my|me'

/** Joins what is told. */
export const CLAIM_JOINT = 'and'

/** Ends a word for something that is being done. */
export const DOING_ENDINGS = 'ing'
