/** Joined to the next word it would no longer deny it, or make it less. */
export const denials = 'sans|non|pas|sous|hors'

/** Between the last two of a list. */
export const joints = 'et|ou'

/** Between the noun of a deed and what it was done to. */
export const nounsBeforeThings = 'de|d|du|des'

/** Before a thing that is known. */
export const articles = 'la|les?|l|des|du'

/** Who tells of oneself, right before the verb. */
export const beforeDeeds = 'je|j|ai'

/** What says when, where, for and with whom begins with one of these. */
export const openings =
  'dans|en|à|au|de|du|entre|pendant|durant|depuis|pour|avec|chaque|comme|après|avant|chez|auprès|sur|ensemble|tous|toutes'
