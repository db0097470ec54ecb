/** Before the time between one and the next. */
export const EVERY = 'every|each'

/** How often in a period. */
export const HOW_OFTEN = String.raw`twice|\S+ times`
