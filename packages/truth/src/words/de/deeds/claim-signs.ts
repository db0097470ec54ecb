/** What several of a thing may end in. */
export const PLURAL_ENDINGS = 'n|e|er'

/** What is cut off to see one thing beside several. */
export const CUT_ENDINGS = 'en|n|e|er'

/** The person who tells. */
export const SELF = String.raw`ich|mein\p{L}*`

/** Joins what is told. */
export const CLAIM_JOINT = 'und'

/** Ends a word for something that is being done. */
export const DOING_ENDINGS = 'end'
