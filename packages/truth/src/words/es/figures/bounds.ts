/** Before 'less' behind a figure. */
export const BEFORE_LESS = 'y|o'

/** Behind a figure that is the most. */
export const OR_LESS = 'menos'

/** Before 'more' behind a figure. */
export const BEFORE_MORE = 'y|o'

/** Behind a figure that is the least. */
export const OR_MORE = 'mas'

/** Two words before a figure that is the most. */
export const UP_TO_PAIRS = 'maximo de'

/** Before a figure that is the most. */
export const UP_TO = 'hasta'

/** Before 'more than', which then tells the most. */
export const NO = 'no'

/** Before 'than'. */
export const COMPARED_MORE = 'mas'

/** Behind 'more'. */
export const THAN = 'de'

/** Before 'than' and a figure that is less than the truth. */
export const GREATER = 'mas'

/** Two words before a figure that is the least. */
export const AT_LEAST_PAIRS = 'al menos|lo menos'

/** Words before a time that something did not take longer than. */
export const WITHIN_PHRASES = 'en el plazo'

/** Before a figure that is a little more than the truth. */
export const NEARLY = 'casi'

/** Two words before a figure that is more than the truth. */
export const BELOW_PAIRS = 'menos de'

/** Before a figure that is not exact. */
export const ABOUT = 'aproximadamente|unos|unas'

/** Parts of a whole that are a rank or a name where no article stands before. */
export const NAMED_PARTS = 'tercio'

/** The article before a part of a whole. */
export const BEFORE_NAMED_PARTS = 'un'
