/** Joined to the next word it would no longer deny it, or make it less. */
export const denials = 'no|not|non|un|without|never'

/** Between the last two of a list. */
export const joints = 'and|or'

/** Between the noun of a deed and what it was done to. */
export const nounsBeforeThings = 'of'

/** Before a thing that is known. */
export const articles = 'the'

/** Who tells of oneself, right before the verb. */
export const beforeDeeds = 'I'

/** What says when, where, for and with whom begins with one of these. */
export const openings =
  'in|on|at|from|between|during|since|for|with|every|each|as|over|after|before|until|together'

/** Not one with the next word where they are written apart: 'over time' is not 'overtime'. */
export const unjoined = 'over|under|in|on|at|by|after|up|out|off|to|any|some|every|all'
