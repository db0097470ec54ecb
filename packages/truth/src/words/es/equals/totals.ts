/** Says that a figure is one of each. */
export const ofEach = String.raw`cada un[oa]|cada|por \p{L}+`

/** Says that a figure is of all together. */
export const inTotal = 'en total|en conjunto|total(?:es)?'

/** Before what only says the same again. */
export const thatIs = 'es decir|o sea|lo que suma|lo que hace|un total de|(?:para|con) un total de'
