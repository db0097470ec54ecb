/** Ends what is counted behind a figure. */
export const ENDS_COUNTED = 'und|mit|fur|gegen|statt|so'

/** Joins one claim to another. */
export const JOINS = 'und'

/** Before the period of a rate. */
export const BEFORE_PERIOD = 'pro'

/** Ends a word for a rhythm behind a figure. */
export const PERIOD_ENDINGS = 'lich'

/** Between what is counted and its figure. */
export const OF = 'von'

/** Before the figure that a change starts from. */
export const ROLE_FROM = 'von'

/** Before the figure that a change ends at. */
export const ROLE_TO = 'auf'

/** Before the size of a change. */
export const ROLE_BY = 'um'

/** The figure tells how much more it is. */
export const MORE = String.raw`uber\w*|mehr`

/** The figure tells how much less it is. */
export const LESS = 'unter|weniger'

/** Stands alone between the first and the last figure. */
export const TO_BETWEEN = 'auf|bis'
