/** Stands before a verb. */
export const verbJoints = 'et|en|pour'

/** Divides a sentence into clauses. */
export const clauseJoints = 'et'

/** Behind 'and', a half of what was counted. */
export const halfWords = 'demie? '

/** Joins one name to the next. */
export const nameJoints = 'et'

/** Joins a second verb to what is limited. */
export const hedgeJoints = 'et|mais'

/** Divides a text into the skills it tells of. */
export const skillJoints = 'et'
