/** Stands before a role that is named. */
export const roleArticles = 'the|our|my|an?|their|his|her'
