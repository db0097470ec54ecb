/** Before the figure that a change starts from, and before that which it ends at. */
export const from = 'from|was|previously|formerly'
export const to = 'to|now'

/** None of a thing; and with none of it. */
export const none = 'no|zero'
export const withNone = 'without|with (?:no|zero|0)'

/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'fiscal(?: year)?'
export const fiscalShort = 'FY'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`I\s+`

/** Says that a figure is one of each. */
export const average = 'on average|averag(?:e|es|ed|ing)|avg|each|apiece'
