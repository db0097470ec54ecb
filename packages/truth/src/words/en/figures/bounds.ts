/** Says where a figure went: 'went up to 80 %'. */
export const MOVED = String.raw`goes|going|went|gone|r[io]se|risen|grow|grew|grown|climb\w*|mov\w*|brought|brings?|pushed|raised`

/** May stand between a bound and its figure. */
export const BOUND_FILLERS = 'an?|the|total|of'

/** At the start of a clause it is no bound: 'Over six months, …'. */
export const DURING = 'over'

/** Two words before a figure that is a limit, or where a change ended. */
export const UP_TO_AS_END = 'up to'

/** Before 'less' behind a figure. */
export const BEFORE_LESS = 'and|or'

/** Behind a figure that is the most. */
export const OR_LESS = 'less|fewer|under|below'

/** Before 'more' behind a figure. */
export const BEFORE_MORE = 'and|or'

/** Behind a figure that is the least. */
export const OR_MORE = 'over|above|more|older|up|upwards'

/** Two words before a figure that is the most. */
export const UP_TO_PAIRS = 'up to|many as|much as|at most|maximum of|max of'

/** Before a figure that is the most. */
export const UP_TO = 'maximum'

/** Before 'more than', which then tells the most. */
export const NO = 'no|not'

/** Before 'than'. */
export const COMPARED_MORE = 'more'

/** Behind 'more'. */
export const THAN = 'than'

/** Before a figure that is less than the truth. */
export const OVER = 'over|above|exceeding|exceeded|surpassing'

/** Before 'than' and a figure that is less than the truth. */
export const GREATER =
  'more|greater|higher|longer|larger|bigger|older|later|heavier|taller|wider|further|farther'

/** Two words before a figure that is less than the truth. */
export const OVER_PAIRS = 'upwards of'

/** Two words before a figure that is the least. */
export const AT_LEAST_PAIRS = 'at least'

/** Before a figure that is the least. */
export const AT_LEAST = 'minimum'

/** Before a time that something did not take longer than. */
export const WITHIN = 'within|inside'

/** Before a figure that is a little more than the truth. */
export const NEARLY = 'nearly|almost'

/** Two words before a figure that is a little more than the truth. */
export const NEARLY_PAIRS = 'close to'

/** Before a figure that is more than the truth. */
export const BELOW = 'under|below'

/** Two words before a figure that is more than the truth. */
export const BELOW_PAIRS = 'less than|fewer than|lower than|shorter than|smaller than'

/** Before a figure that is not exact. */
export const ABOUT = 'about|approximately|approx|around|roughly|circa|ca|some'

/** Before a figure that is not exact, with a point. */
export const ABOUT_CUT = 'approx|ca|c'

/** Before a part of a whole: 'a third'. */
export const BEFORE_PART = 'a|one'

/** Behind a part of a whole: 'a third of'. */
export const BEHIND_PART = 'of|fewer|less|more'

/** Before the article of a part: 'by a third'. */
export const BEFORE_A_PART = 'by|to|over|nearly|almost|about|around|than'
