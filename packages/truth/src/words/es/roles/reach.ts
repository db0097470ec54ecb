/** Says all or every of something. */
export const reachWords = 'todos|todas'

/** Says nearly as much. */
export const nearReach = 'cada'
