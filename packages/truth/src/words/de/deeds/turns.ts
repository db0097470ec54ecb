/** Opens a clause that turns what was said before. */
export const turns = 'die|das|der|aber'
