/** Stands before who does a thing that is told in the passive. */
export const byWords = 'von'

/** What a verb with a subject ends with. */
export const finiteEndings = 't|e|n'

/** What a verb in the passive ends with. */
export const passiveEndings = String.raw`\p{L}{3}(?:en|t)`

/** Parts of words for people and bodies that do things. */
export const peopleParts = 'berater|leiter|arzt|ärzt|ingenieur|kolleg|team|abteilung'
