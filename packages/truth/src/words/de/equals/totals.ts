/** Says that a figure is one of each. */
export const ofEach = String.raw`je|jeweils|pro \p{L}+`

/** Says that a figure is of all together. */
export const inTotal = 'insgesamt|gesamt|zusammen|in Summe|in der Summe'

/** Before what only says the same again. */
export const thatIs = String.raw`also|d\.\s?h\.|das heißt|das sind|sprich|macht|somit|mithin`
