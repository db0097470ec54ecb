/** Before the last one of a list of names. */
export const NAMES_JOINT = 'et'

/** Two words for two that are known. */
export const BOTH_PHRASE = 'les deux'

/** One of a thing. */
export const ONE = 'un une'

/** How words for people end. */
export const PERSON = 'eur'

/** People at large. */
export const ANYBODY = 'personnes individu'

/** How points of a percentage begin. */
export const POINT = 'point'

/** Words so wide that they name things of different kinds together. */
export const WIDE = 'machine appareil vehicule animaux personnes'
