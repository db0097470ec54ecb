/** Ends what is counted behind a figure. */
export const ENDS_COUNTED = 'y|en|con|para|contra'

/** Joins one claim to another. */
export const JOINS = 'y'

/** Before the period of a rate. */
export const BEFORE_PERIOD = 'por|al|a'

/** Ends a word for a rhythm behind a figure. */
export const PERIOD_ENDINGS = 'mensual|semanal|anual'

/** Ends a word for a rhythm before a figure: 'a monthly budget of £400'. */
export const BEFORE_OF_ENDINGS = 'mensual|semanal|anual'

/** Between what is counted and its figure. */
export const OF = 'de'

/** Before the figure that a change starts from. */
export const ROLE_FROM = 'desde'

/** Before the figure that a change ends at. */
export const ROLE_TO = 'hasta'

/** The figure tells how much more it is. */
export const MORE = String.raw`mas|supera\w*`

/** The figure tells how much less it is. */
export const LESS = 'menos|debajo'

/** Stands alone between the first and the last figure. */
export const TO_BETWEEN = 'a|al'
