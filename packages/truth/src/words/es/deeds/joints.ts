/** Stands before a verb. */
export const verbJoints = 'y|en|para'

/** Divides a sentence into clauses. */
export const clauseJoints = 'y'

/** Behind 'and', a half of what was counted. */
export const halfWords = 'medi[ao] '

/** Joins one name to the next. */
export const nameJoints = 'y'

/** Joins a second verb to what is limited. */
export const hedgeJoints = 'y|e|pero'

/** Divides a text into the skills it tells of. */
export const skillJoints = 'y|e'
