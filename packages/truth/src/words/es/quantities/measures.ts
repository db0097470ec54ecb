/** Behind 'percentage'. */
export const POINTS = 'porcentuales'

/** The first word of 'per cent'. */
export const PER_CENT = 'por'

/** The last word of 'per cent'. */
export const CENT = 'ciento'

/** Metres that 'square' stands behind. */
export const METRES = 'metros?'

/** How 'square' begins behind a unit of length. */
export const SQUARED = 'cuadrad'

/** Behind 'times' where it counts. */
export const BEHIND_TIMES = 'al|por'

/** How often, or how much more. */
export const TIMES = 'veces'

/** Between a number of millions and its currency. */
export const OF_MONEY = 'de'
