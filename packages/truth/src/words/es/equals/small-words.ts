/** Joined to the next word it would no longer deny it, or make it less. */
export const denials = 'sin|non|nunca|sub'

/** Between the last two of a list. */
export const joints = 'y|e|o|u'

/** Between the noun of a deed and what it was done to. */
export const nounsBeforeThings = 'del?'

/** Before a thing that is known. */
export const articles = 'el|la|los|las'

/** Who tells of oneself, right before the verb. */
export const beforeDeeds = 'yo|he'

/** What says when, where, for and with whom begins with one of these. */
export const openings =
  'en|desde|durante|entre|de|del|para|con|cada|como|tras|antes|hasta|por|junto|al|a|todos|todas'
