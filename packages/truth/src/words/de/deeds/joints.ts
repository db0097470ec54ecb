/** Stands before a verb. */
export const verbJoints = 'und|zu'

/** Divides a sentence into clauses. */
export const clauseJoints = 'und'

/** Joins one name to the next. */
export const nameJoints = 'und'
