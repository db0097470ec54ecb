/** Between a number and its unit: '22 US tons'. */
export const KINDS_OF_UNITS = 'us|uk|imperial|metric|short|long'

/** Behind 'percentage'. */
export const POINTS = 'points?'

/** Hundredths. */
export const PERCENT = 'percent|percentage|pct'

/** Between a number and its days: 'five working days'. */
export const KINDS_OF_DAYS = 'business|working|calendar|full|consecutive'

/** Behind a number of people: '12-strong'. */
export const STRONG = 'strong'

/** The first word of 'per cent'. */
export const PER_CENT = 'per'

/** The last word of 'per cent'. */
export const CENT = 'cent'

/** Before a unit of length. */
export const SQUARE = 'square|sq'

/** How metres begin behind 'square'. */
export const SQUARED_METRES = 'met|m$'

/** How kilometres begin behind 'square'. */
export const SQUARED_KILOMETRES = 'km|kilomet'

/** Miles. */
export const MILES = 'miles?'

/** Yards. */
export const YARDS = 'yards?'

/** Feet behind 'square'. */
export const FEET = 'f(?:ee)?t|foot'

/** Metres that 'square' stands behind. */
export const METRES = 'metres?'

/** Before ounces that are a volume. */
export const FLUID = 'fl|fluid'

/** Ounces. */
export const OUNCES = 'oz|ounces?'

/** Before a unit of length. */
export const CUBIC = 'cubic'

/** How yards begin behind 'cubic'. */
export const CUBED_YARDS = 'yard'

/** How metres begin behind 'cubic'. */
export const CUBED_METRES = 'met'

/** Feet behind 'cubic'. */
export const CUBED_FEET = 'f(?:ee|oo)?t'

/** Before miles at sea. */
export const NAUTICAL = 'nautical'

/** Behind 'times' where it counts. */
export const BEHIND_TIMES = 'an?|per|each|every|weekly|daily'

/** How often, or how much more. */
export const TIMES = 'times'

/** How much more. */
export const FOLD = 'fold'
