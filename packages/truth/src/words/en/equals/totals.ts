/** Says that a figure is one of each. */
export const ofEach = String.raw`each|apiece|per \p{L}+|every`

/** Says that a figure is of all together. */
export const inTotal = 'in total|in all|altogether|total(?:l?ing)?|all told|overall'

/** Before what only says the same again. */
export const thatIs = String.raw`so|i\.e\.|that is|making|for a total of|a total of|totall?ing|or`
