/** Says that a figure is one of each. */
export const ofEach = String.raw`chacune?|par \p{L}+|chaque`

/** Says that a figure is of all together. */
export const inTotal = 'au total|en tout|en totalité'

/** Before what only says the same again. */
export const thatIs = "soit|c['’]est-à-dire|donc|pour un total de"
