/** Opens a clause that turns what was said before. */
export const turns = 'que|pero'

/** Stands before where something was moved from. */
export const fromWords = 'de|desde'

/** Stands before where something was moved to. */
export const intoWords = 'a|hacia'
