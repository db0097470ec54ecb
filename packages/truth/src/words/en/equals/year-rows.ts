/** Parts of a year that come again, one or several. */
export const rowSeasons =
  'autumns?|falls?|winters?|springs?|summers?|seasons?|harvests?|years?|terms?'

/** Before one of them, for all of a row. */
export const everySeason = 'every|each'

/** Before their name, with their years behind it. */
export const rowArticles = 'in|during|the|for|over'

/** Before the first year, and between the first and the last. */
export const rowFrom = 'from|of|in'
export const rowTo = 'to|through|until'

/** Before the last that is counted up. */
export const rowAnd = 'and|&'

/** Says that they follow each other. */
export const inARow = 'consecutive|successive|running|in a row|straight'
