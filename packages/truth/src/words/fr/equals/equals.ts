/** The same word stands between a part and its whole: '3 of 12'. */
export const partOf = 'de'

/** Behind a share, before what it is a share of: '9 % of the guests'. */
export const ofWhole = 'des?|du'

/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'exercice(?: fiscal)?'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`Je\s+|J['’]`

/** Says that a figure is one of each. */
export const average = 'en moyenne|chacune?'

/** Before a word that looks like a parted verb's end, and is a year. */
export const beforeYear = String.raw`par|un|chaque|l['’]|\d|/|cet`
