/** Stands before a verb. */
export const verbJoints = 'und|zu'

/** Divides a sentence into clauses. */
export const clauseJoints = 'und'

/** Joins one name to the next. */
export const nameJoints = 'und'

/** Joins a second verb to what is limited. */
export const hedgeJoints = 'und|während|aber'

/** Divides a text into the skills it tells of. */
export const skillJoints = 'und|während'
