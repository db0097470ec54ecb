/** Before 'less' behind a figure. */
export const BEFORE_LESS = 'und|oder'

/** Behind a figure that is the most. */
export const OR_LESS = 'weniger'

/** Before 'more' behind a figure. */
export const BEFORE_MORE = 'und'

/** Behind a figure that is the least. */
export const OR_MORE = 'mehr|alter'

/** Two words before a figure that is the most. */
export const UP_TO_PAIRS = 'bis zu'

/** Before a figure that is the most. */
export const UP_TO = 'maximum|maximal|hochstens'

/** Before a figure that is less than the truth. */
export const OVER = 'uber'

/** Two words before a figure that is less than the truth. */
export const OVER_PAIRS = 'mehr als'

/** Before a figure that is the least. */
export const AT_LEAST = 'minimum|mindestens'

/** Before a time that something did not take longer than. */
export const WITHIN = 'innerhalb|binnen'

/** Before a figure that is a little more than the truth. */
export const NEARLY = 'fast|knapp'

/** Before a figure that is more than the truth. */
export const BELOW = 'unter'

/** Two words before a figure that is more than the truth. */
export const BELOW_PAIRS = 'weniger als'

/** Before a figure that is not exact. */
export const ABOUT = 'circa|ca|etwa|rund|ungefahr'

/** Before a figure that is not exact, with a point. */
export const ABOUT_CUT = 'ca'

/** Parts of a whole that are a rank or a name where no article stands before. */
export const NAMED_PARTS = 'drittel|viertel|funftel'

/** The article before a part of a whole. */
export const BEFORE_NAMED_PARTS = 'ein|einem'
