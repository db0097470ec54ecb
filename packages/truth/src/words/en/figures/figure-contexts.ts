/** Ends what is counted behind a figure. */
export const ENDS_COUNTED =
  'for|in|at|by|to|with|from|on|and|while|per|who|that|across|through|using|over|into|each|every|when|so|during|under|as|including|against|than|before|after|since|within|among'

/** Joins one claim to another. */
export const JOINS = 'and|while|whereas|but'

/** Before the period of a rate. */
export const BEFORE_PERIOD = 'per|an?|each|every'

/** Before the unit of a rate: 'two an acre'. */
export const BEFORE_UNIT = 'an?|each|every'

/** Before the noun of a rate: 'per guest'. */
export const PER = 'per'

/** Ends 'weekly' and other adverbs of periods. */
export const ADVERB_ENDING = 'ly'

/** Ends most verbs in the past. */
export const PAST_ENDING = 'ed'

/** Ends a word for a rhythm behind a figure. */
export const PERIOD_ENDINGS = 'ly'

/** Ends a word for a rhythm before a figure: 'a monthly budget of £400'. */
export const BEFORE_OF_ENDINGS = 'ly|annual'

/** Between what is counted and its figure. */
export const OF = 'of'

/** May stand between a figure and the word that tells its role. */
export const ROLE_FILLERS =
  'an?|the|about|nearly|over|approximately|around|almost|just|under|only|roughly|of|total'

/** Before the figure that a change starts from. */
export const ROLE_FROM = 'from|originally|previously|formerly|initially'

/** Before the figure that a change ends at. */
export const ROLE_TO = 'to|now'

/** Before 'to' where it tells a limit and no end. */
export const UP = 'up'

/** Before the size of a change. */
export const ROLE_BY = 'by'

/** The figure tells how much more it is. */
export const MORE = String.raw`above|over|beyond|ahead|more|higher|greater|exceed\w*|beat\w*|surpass\w*|plus`

/** The figure tells how much less it is. */
export const LESS = 'below|under|short|less|fewer|lower|missed|missing'

/** Before the same in another unit. */
export const OR = 'or'

/** Between a part and its whole: '14 of the 32 levels'. */
export const OF_WHOLE = 'of'

/** May stand before the whole: '14 of the 32 levels'. */
export const WHOLE_FILLERS = 'the|our|all|its|their'

/** Between two figures of one unit: '9 rather than 6 days'. */
export const LINKS = 'and|or|not|to|instead|of|rather|than|from|down'
