/** Stands before a role that is named. */
export const roleArticles = 'el|la|un|una'
