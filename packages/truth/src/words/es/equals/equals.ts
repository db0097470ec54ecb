/** The same word stands between a part and its whole: '3 of 12'. */
export const partOf = 'de|del'

/** Behind a share, before what it is a share of: '9 % of the guests'. */
export const ofWhole = 'del?'

/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'ejercicio(?: fiscal)?'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`Yo\s+`

/** Says that a figure is one of each. */
export const average = 'de media|de promedio|cada un[oa]'
