/** Before a role that years were spent in. */
export const AS = 'comme'

/** Behind years whose unit stands before: 'three of them'. */
export const OF_YEARS = 'comme|en|dont'

/** Before years whose unit stands before: 'the last two'. */
export const LAST_YEARS = 'derniers'

/** Joins the parts of what years were spent on. */
export const PARTS_JOINT = 'et'

/** How words begin for work at large. */
export const WORK = 'carrier|profession'

/** Before a year that lies ahead. */
export const AHEAD = String.raw`jusqu\S*|prevu\w*|valable`
