/** Says that a thing is not yet decided or done. */
export const openWords = 'curso|pendiente|todavía|aún'

/** How words for an end begin that is still to come. */
export const settledStems = 'todavia|aun'

/** Says that what follows has not come about. */
export const notYetWords = 'aún'
