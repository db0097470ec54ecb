/** Opens a clause that turns what was said before. */
export const turns = 'qui|mais|que'
