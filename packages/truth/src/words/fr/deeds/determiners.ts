/** Stands before a role that is named. */
export const roleArticles = 'le|la|un|une'

/** Stands before a thing and claims nothing. */
export const determiners = 'le|la|les|un|une'

/** Joins a thing to what it is for or of. */
export const ofWords = 'de|du|pour'

/** What counts the members of something, and may go unsaid. */
export const collectives = 'equipes?|équipes?|groupes?'

/** Small words that lose their vowel before another. */
export const elidedArticles = 'l|d|qu|j|n|s|m|c'
