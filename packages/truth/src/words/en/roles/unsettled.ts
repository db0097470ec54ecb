/** Says that a thing is not yet decided or done. */
export const openWords =
  'pending|ongoing|open|undecided|awaited|awaiting|unfinished|incomplete|outstanding|still|considering'

/** How words for an end begin that is still to come. */
export const settledStems = 'yet|decid|decision|complet|finish|final|approv|settl|sign'

/** Says that what follows has not come about. */
export const notYetWords = 'not|yet|not yet|awaiting|awaits|await|pending|before'

/** How a word begins that says 'not'. */
export const negativeStarts = 'un|in|im|non|dis'

/** What a word ends with that says 'not'. */
export const negativeEndings = 'less|free'

/** How words begin that say 'not' by what they mean. */
export const negativeStems =
  'cancel|fail|refus|reject|declin|miss|lack|stop|instead|only|open|pending|still'

/** Says what is intended, where it stands as a verb. */
export const intendedPhrases = 'plans to'
