/** Opens a clause that turns what was said before. */
export const turns = 'which|that|who|but|though|although|however|not'

/** Stands before where something was moved from. */
export const fromWords = 'from'

/** Stands before where something was moved to. */
export const intoWords = 'to|into|onto'
