/** Opens a clause that turns what was said before. */
export const turns = 'which|that|who|but|though|although|however|not'
