/** Opens a clause that turns what was said before. */
export const turns = 'die|das|der|aber'

/** Stands before where something was moved from. */
export const fromWords = 'von|vom'

/** Stands before where something was moved to. */
export const intoWords = 'nach|zu|zum|auf'
