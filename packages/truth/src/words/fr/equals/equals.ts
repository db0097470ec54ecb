/** Before the figure that a change starts from, and before that which it ends at. */
export const from = 'de|contre'
export const to = 'à|désormais'

/** The same word stands between a part and its whole: '3 of 12'. */
export const partOf = 'de'

/** Behind a share, before what it is a share of: '9 % of the guests'. */
export const ofWhole = 'des?|du'

/** None of a thing; and with none of it. */
export const none = 'aucune?|zéro'
export const withNone = 'sans(?: aucune?)?|avec (?:zéro|0)'

/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'exercice(?: fiscal)?'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`Je\s+|J['’]`

/** Says that a figure is one of each. */
export const average = 'en moyenne|chacune?'

/** Before a word that looks like a parted verb's end, and is a year. */
export const beforeYear = String.raw`par|un|chaque|l['’]|\d|/|cet`
