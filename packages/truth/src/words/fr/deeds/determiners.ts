/** Stands before a role that is named. */
export const roleArticles = 'le|la|un|une'

/** Small words that lose their vowel before another. */
export const elidedArticles = 'l|d|qu|j|n|s|m|c'
