/** Joins the parts of a fact and is none itself. */
export const FACT_JOINTS = 'depuis et de du des la le les en'

/** The level of a language that is one's own. */
export const NATIVE = 'langue maternelle'

/** Stands beside a level that is a letter and a digit. */
export const LEVEL = 'niveau'

/** Words of titles that short forms of two letters are found in by chance. */
export const RANKED_ROLES = 'chef|cheffe|responsable'
