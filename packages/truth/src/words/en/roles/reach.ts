/** Says all or every of something. */
export const reachWords = 'all|every|entire|entirely|whole|everyone|everywhere'

/** Says nearly as much. */
export const nearReach = 'each|both|full|complete|any'

/** What is far to reach throughout. */
export const bodies =
  'company organization enterprise business group firm hospital school district department departments country region state city industry sites teams'

/** Says how far something reaches. */
export const throughoutWords = 'throughout|across'

/** Behind 'every', a time and no reach. */
export const timesBehindEvery =
  'time|morning|afternoon|weekday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|other|second|two|three'

/** The first in its row. */
export const topWords = 'highest|best|largest|biggest|fastest|lowest'

/** Stands before those, for one that is not the first. */
export const ordinals = 'second|third|fourth|fifth|2nd|3rd|4th|5th'

/** Says that others took something up. */
export const takenUp =
  'used|utili[sz]ed|followed|trusted|read|requested|praised|preferred|copied|relied (?:up)?on'

/** Opens who took it up. */
export const takers = 'by|across|throughout|in every|company|nation|world'

/** Says that something is used. */
export const useWords = String.raw`use|used by|users?|using|serv\p{L}+`
