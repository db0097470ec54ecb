/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'fiscal(?: year)?'
export const fiscalShort = 'FY'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`I\s+`

/** Says that a figure is one of each. */
export const average = 'on average|averag(?:e|es|ed|ing)|avg|each|apiece'
