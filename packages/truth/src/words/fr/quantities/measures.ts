/** The first word of 'per cent'. */
export const PER_CENT = 'pour'

/** The last word of 'per cent'. */
export const CENT = 'cent'

/** Metres that 'square' stands behind. */
export const METRES = 'metres?'

/** How 'square' begins behind a unit of length. */
export const SQUARED = 'carre'

/** Behind 'times' where it counts. */
export const BEHIND_TIMES = 'par'

/** How often, or how much more. */
export const TIMES = 'fois'

/** Between a number of millions and its currency. */
export const OF_MONEY = 'de'

/** The same, joined to the currency. */
export const JOINED_TO_MONEY = "d['’]"
