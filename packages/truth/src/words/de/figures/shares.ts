/** A part of what is counted, before 'of'. */
export const PART = 'einer?s?|teile?'

/** Between a part and its whole. */
export const PART_OF = 'von|der|des'

/** Says it of all. */
export const ALL = 'beide[nrs]?|alle[nrs]?'

/** Before a period that a share is of. */
export const OF_PERIOD = 'des'

/** Periods that a share may be of. */
export const SHARED_PERIODS = 'tages|monats|quartals|jahres'

/** Before a period in which something is done again. */
export const EACH_PERIOD = 'pro|jede[nrs]?'

/** Says in one word in which period something is done again. */
export const EACH_PERIOD_ADVERBS = 'taglich|wochentlich|monatlich|jahrlich'
