/** Ends what is counted behind a figure. */
export const ENDS_COUNTED = 'et|en|pour|contre'

/** Joins one claim to another. */
export const JOINS = 'et'

/** Before the period of a rate. */
export const BEFORE_PERIOD = 'par'

/** Ends a word for a rhythm behind a figure. */
export const PERIOD_ENDINGS = 'mensuel|annuel|hebdomadaire'

/** Ends a word for a rhythm before a figure: 'a monthly budget of £400'. */
export const BEFORE_OF_ENDINGS = 'mensuel|mensuelle|annuel|annuelle|hebdomadaire'

/** Between what is counted and its figure. */
export const OF = 'de'

/** The figure tells how much more it is. */
export const MORE = String.raw`plus|surpass\w*|depass\w*`

/** The figure tells how much less it is. */
export const LESS = 'moins|sous'

/** Stands alone between the first and the last figure. */
export const TO_BETWEEN = 'a'
