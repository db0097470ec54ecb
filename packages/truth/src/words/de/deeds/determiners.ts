/** Stands before a role that is named. */
export const roleArticles = 'der|die|das|den|dem'

/** Stands before a thing and claims nothing. */
export const determiners = 'der|die|das|den|dem|ein|eine|einen'

/** Joins a thing to what it is for or of. */
export const ofWords = 'von|für|der|des'

/** What counts the members of something, and may go unsaid. */
export const collectives = 'gruppen?'
