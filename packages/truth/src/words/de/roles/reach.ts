/** Says all or every of something. */
export const reachWords = 'alle|aller|allen'

/** Says nearly as much. */
export const nearReach = String.raw`jede\p{L}?`
