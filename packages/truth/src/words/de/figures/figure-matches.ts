/** Before the last one of a list of names. */
export const NAMES_JOINT = 'und'

/** Two, of two that are known. */
export const BOTH = 'beide beiden beider'

/** One of a thing. */
export const ONE = 'ein eine einen einem'

/** How words for people end. */
export const PERSON = 'er|in|chef'

/** People at large. */
export const ANYBODY = 'personen team'

/** How points of a percentage begin. */
export const POINT = 'punkt'

/** Words so wide that they name things of different kinds together. */
export const WIDE = 'maschine gerat fahrzeug tier personen'
