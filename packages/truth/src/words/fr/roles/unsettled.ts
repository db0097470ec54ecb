/** Says that a thing is not yet decided or done. */
export const openWords = 'cours|attente'

/** How words for an end begin that is still to come. */
export const settledStems = 'encore'

/** Says that what follows has not come about. */
export const notYetWords = 'pas|encore'
