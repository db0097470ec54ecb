/** The first in its row. */
export const topWords = 'highest|best|largest|biggest|fastest|lowest'

/** Stands before those, for one that is not the first. */
export const ordinals = 'second|third|fourth|fifth|2nd|3rd|4th|5th'
