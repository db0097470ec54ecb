/** Stands before the person's own role. */
export const asWords = 'as'

/** Stands before somebody whom the person works with or for. */
export const besideWords = 'with|to|for|under|by|of|alongside|along'

/** Ends the name of a role. */
export const roleEnds = 'of|for|on|at|in|to|with|and|or|by|from|who|that|which|while|when|during'

/** Words that are a role where a role stands. */
export const headWords = 'head|lead|chief|chair'

/** Roles that lead. */
export const leaderNames =
  'manager|head|chief|director|leader|supervisor|captain|principal|owner|foreman|forewoman'

/** Makes a role less than the leader's. */
export const belowLeaders =
  'assistant|deputy|vice|junior|associate|second|trainee|office|account|to|reports?|reported'

/** Stands before who leads the person. */
export const underWords = 'under'

/** Makes a role another's than the one it names. */
export const deputyWords =
  'deputy|assistant|acting|vice|interim|stand-in|cover|substitute|trainee|junior|support'

/** Joins a role to its field: 'head of nursing'. */
export const headJoint = 'of'

/** Says that a role is held for somebody else. */
export const actingWord = 'acting'
