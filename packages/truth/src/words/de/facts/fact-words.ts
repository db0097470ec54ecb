/** Joins the parts of a fact and is none itself. */
export const FACT_JOINTS = 'seit und der die das im in'

/** The level of a language that is one's own. */
export const NATIVE = 'muttersprache'

/** Stands beside a level that is a letter and a digit. */
export const LEVEL = 'niveau'

/** Words of titles that short forms of two letters are found in by chance. */
export const RANKED_ROLES = 'leiter|leiterin|chef'
