/** Before a role that years were spent in. */
export const AS = 'als'

/** Behind years whose unit stands before: 'three of them'. */
export const OF_YEARS = 'in|davon|als'

/** Before years whose unit stands before: 'the last two'. */
export const LAST_YEARS = 'letzten'

/** Joins the parts of what years were spent on. */
export const PARTS_JOINT = 'und'

/** How words begin for work at large. */
export const WORK = 'berufserfahrung|erfahrung'

/** Before a year that lies ahead. */
export const AHEAD = 'bis|voraussichtlich|gultig'
