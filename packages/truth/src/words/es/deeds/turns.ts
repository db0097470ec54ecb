/** Opens a clause that turns what was said before. */
export const turns = 'que|pero'
