/** What several of a thing may end in. */
export const PLURAL_ENDINGS = 's|x'

/** What is cut off to see one thing beside several. */
export const CUT_ENDINGS = 's|x'

/** The person who tells. */
export const SELF = 'j|je|me|mon|ma|mes'

/** Joins what is told. */
export const CLAIM_JOINT = 'et'

/** Ends a word for something that is being done. */
export const DOING_ENDINGS = 'ant'
