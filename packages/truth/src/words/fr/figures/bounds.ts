/** Before 'less' behind a figure. */
export const BEFORE_LESS = 'et|ou'

/** Behind a figure that is the most. */
export const OR_LESS = 'moins'

/** Before 'more' behind a figure. */
export const BEFORE_MORE = 'et|ou'

/** Behind a figure that is the least. */
export const OR_MORE = 'plus'

/** Two words before a figure that is the most. */
export const UP_TO_PAIRS = "jusqu'a|maximum de"

/** Before a figure that is the most. */
export const UP_TO = "maximum|jusqu'a"

/** Before 'more than', which then tells the most. */
export const NO = 'pas'

/** Before 'than'. */
export const COMPARED_MORE = 'plus'

/** Behind 'more'. */
export const THAN = 'de'

/** Before 'than' and a figure that is less than the truth. */
export const GREATER = 'plus'

/** Two words before a figure that is the least. */
export const AT_LEAST_PAIRS = 'au moins'

/** Before a figure that is the least. */
export const AT_LEAST = 'minimum'

/** Words before a time that something did not take longer than. */
export const WITHIN_PHRASES = "en l'espace"

/** Before a figure that is a little more than the truth. */
export const NEARLY = 'presque'

/** Two words before a figure that is a little more than the truth. */
export const NEARLY_PAIRS = 'pres de'

/** Before a figure that is more than the truth. */
export const BELOW = 'sous'

/** Two words before a figure that is more than the truth. */
export const BELOW_PAIRS = 'moins de'

/** Before a figure that is not exact. */
export const ABOUT = 'environ'

/** Parts of a whole that are a rank or a name where no article stands before. */
export const NAMED_PARTS = 'tiers|quart'

/** The article before a part of a whole. */
export const BEFORE_NAMED_PARTS = "un|d['’]un"
