/** Stands before the person's own role. */
export const asWords = 'comme|en_tant_que'

/** Stands before somebody whom the person works with or for. */
export const besideWords = 'avec|sous'

/** Ends the name of a role. */
export const roleEnds = 'pour|de|en|et'

/** Words that are a role where a role stands. */
export const headWords = 'responsable'

/** Roles that lead. */
export const leaderNames = 'directrice|directeur|chef|cheffe|responsable'

/** Makes a role less than the leader's. */
export const belowLeaders = 'adjoint|adjointe'

/** Stands before who leads the person. */
export const underWords = 'sous'
