/** Joins the parts of a fact and is none itself. */
export const FACT_JOINTS = 'desde y e de el los la las en'

/** The level of a language that is one's own. */
export const NATIVE = 'lengua materna'

/** Stands beside a level that is a letter and a digit. */
export const LEVEL = 'nivel'

/** Words of titles that short forms of two letters are found in by chance. */
export const RANKED_ROLES = 'jefe|jefa|director|responsable'
