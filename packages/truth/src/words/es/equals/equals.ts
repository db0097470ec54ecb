/** Before the figure that a change starts from, and before that which it ends at. */
export const from = 'del?|desde(?: el| la)?|antes'
export const to = 'al?|ahora'

/** The same word stands between a part and its whole: '3 of 12'. */
export const partOf = 'de|del'

/** Behind a share, before what it is a share of: '9 % of the guests'. */
export const ofWhole = 'del?'

/** None of a thing; and with none of it. */
export const none = 'ningún|ninguna|cero'
export const withNone = 'sin(?: ningún| ninguna)?|con (?:cero|0)'

/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'ejercicio(?: fiscal)?'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`Yo\s+`

/** Says that a figure is one of each. */
export const average = 'de media|de promedio|cada un[oa]'
