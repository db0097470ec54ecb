/** Says that a thing is not yet decided or done. */
export const openWords = 'laufend|offen|ausstehend|noch'

/** How words for an end begin that is still to come. */
export const settledStems = 'noch'

/** Says that what follows has not come about. */
export const notYetWords = 'noch'
