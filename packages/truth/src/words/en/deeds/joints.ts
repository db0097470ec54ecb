/** Stands before a verb. */
export const verbJoints = 'and|to|by|while|then|who|also|when|before|after|through'

/** Divides a sentence into clauses. */
export const clauseJoints = 'and|who|where'

/** Behind 'and', a half of what was counted. */
export const halfWords = 'a half'

/** Joins one name to the next. */
export const nameJoints = 'and|or'

/** Joins a second verb to what is limited. */
export const hedgeJoints = 'and|while|but'

/** Joins a second claim to what is limited. */
export const limitJoints = 'and|while|then'

/** Divides a text into the skills it tells of. */
export const skillJoints = 'and|while'

/** Joins two clauses to one. */
export const plainJoint = 'and'
