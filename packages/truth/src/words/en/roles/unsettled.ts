/** Says that a thing is not yet decided or done. */
export const openWords =
  'pending|ongoing|open|undecided|awaited|awaiting|unfinished|incomplete|outstanding|still|considering'

/** How words for an end begin that is still to come. */
export const settledStems = 'yet|decid|decision|complet|finish|final|approv|settl|sign'

/** Says that what follows has not come about. */
export const notYetWords = 'not|yet|not yet|awaiting|awaits|await|pending|before'

/** Says what is intended, where it stands as a verb. */
export const intendedPhrases = 'plans to'
