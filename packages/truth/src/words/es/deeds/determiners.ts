/** Stands before a role that is named. */
export const roleArticles = 'el|la|un|una'

/** Stands before a thing and claims nothing. */
export const determiners = 'el|la|los|las|un|una|unos|unas'

/** Joins a thing to what it is for or of. */
export const ofWords = 'de|del|para'

/** What counts the members of something, and may go unsaid. */
export const collectives = 'equipos?|grupos?'
