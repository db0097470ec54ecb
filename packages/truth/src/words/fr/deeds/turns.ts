/** Opens a clause that turns what was said before. */
export const turns = 'qui|mais|que'

/** Stands before where something was moved from. */
export const fromWords = 'de|du'

/** Stands before where something was moved to. */
export const intoWords = 'vers|à'
