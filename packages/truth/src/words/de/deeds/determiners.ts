/** Stands before a role that is named. */
export const roleArticles = 'der|die|das|den|dem'
