/** Before a role that years were spent in. */
export const AS = 'como'

/** Behind years whose unit stands before: 'three of them'. */
export const OF_YEARS = 'como|en'

/** Before years whose unit stands before: 'the last two'. */
export const LAST_YEARS = 'ultimos'

/** Joins the parts of what years were spent on. */
export const PARTS_JOINT = 'y'

/** How words begin for work at large. */
export const WORK = 'trayectoria'

/** Before a year that lies ahead. */
export const AHEAD = String.raw`hasta|previst\w*|validez|valido`
