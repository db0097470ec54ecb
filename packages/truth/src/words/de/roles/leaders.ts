/** Stands before the person's own role. */
export const asWords = 'als'

/** Stands before somebody whom the person works with or for. */
export const besideWords = 'mit|unter'

/** Ends the name of a role. */
export const roleEnds = 'fur|bei|und'

/** Words that are a role where a role stands. */
export const headWords = 'leiter|leiterin'

/** Roles that lead. */
export const leaderNames = 'managerin|leiter|leiterin|teamleiter|teamleiterin|chef'

/** Makes a role less than the leader's. */
export const belowLeaders = String.raw`stellvertretende\p{L}?`

/** Stands before who leads the person. */
export const underWords = 'unter'
