/** Before the last one of a list of names. */
export const NAMES_JOINT = 'y'

/** Two, of two that are known. */
export const BOTH = 'ambos ambas'

/** One of a thing. */
export const ONE = 'un una uno'

/** People at large. */
export const ANYBODY = 'personas'

/** How points of a percentage begin. */
export const POINT = 'punto'

/** Words so wide that they name things of different kinds together. */
export const WIDE = 'maquina aparato vehiculo animales personas'
