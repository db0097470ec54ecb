/** Stands before the person's own role. */
export const asWords = 'como'

/** Stands before somebody whom the person works with or for. */
export const besideWords = 'con|bajo'

/** Ends the name of a role. */
export const roleEnds = 'de|para|en|y'

/** Words that are a role where a role stands. */
export const headWords = 'responsable|jefe|jefa'

/** Roles that lead. */
export const leaderNames = 'director|directora|gerente|jefe|jefa|encargado|encargada|responsable'

/** Makes a role less than the leader's. */
export const belowLeaders = 'subdirector|ayudante'

/** Stands before who leads the person. */
export const underWords = 'bajo'
