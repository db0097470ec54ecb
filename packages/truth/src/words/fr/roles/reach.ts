/** Says all or every of something. */
export const reachWords = 'tous|toutes'

/** Says nearly as much. */
export const nearReach = 'chaque'
