/** Goes on with a list. */
export const listJoints = 'und|oder|sowie|bzw'

/** Stands before who does a thing that is told in the passive. */
export const byWords = 'von'

/** What a verb with a subject ends with. */
export const finiteEndings = 't|e|n'

/** What a verb in the passive ends with. */
export const passiveEndings = String.raw`\p{L}{3}(?:en|t)`

/** Parts of words for people and bodies that do things. */
export const peopleParts = 'berater|leiter|arzt|ärzt|ingenieur|kolleg|team|abteilung'

/** The person who tells, as who does a thing. */
export const selfWords = 'ich|wir|mir|mich|uns'

/** Others, as who does a thing. */
export const otherWords = 'er|sie|ihm|ihr|ihnen'

/** Stands before who is not the one who does a thing. */
export const governingWords = 'zu|zum|zur|von|vom|unter|als|pro|laut'

/** Stands before who does a thing, somebody or something. */
export const agentWords = 'von|vom|durch'

/** Stands before who does a thing behind a participle, and before what it is done to behind a noun of doing: 'Lackieren von Fronten'. */
export const genitiveWords = 'von|vom'

/** Nouns of doing, which have a capital; 'Geschnitten' is none. */
export const doingNouns = String.raw`(?!Ge)\p{Lu}\p{L}+e?n|\p{Lu}\p{L}+ung`
