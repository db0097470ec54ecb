/** Opens what is said of a thing, with somebody else as its subject. */
export const relatives = 'que'

/** Opens what is said of a person. */
export const whoWords = 'quien'

/** Stands before somebody who is told of: 'the', 'our', 'another'. */
export const ownerWords = 'el|la|los|las|un|una|nuestro|nuestra'

/** Stands before who does a thing that is told in the passive. */
export const byWords = 'por'

/** Joins one deed to the next. */
export const deedJoints = 'y|o'

/** What a verb with a subject ends with. */
export const finiteEndings = 'e|a|n'

/** What a verb in the passive ends with. */
export const passiveEndings = 'íe?s?|ad[oa]s?|id[oa]s?'

/** Parts of words for people and bodies that do things. */
export const peopleParts = 'jefe|asesor|equipo'

/** The person who tells, as who does a thing. */
export const selfWords = 'yo|mí|nosotros|nosotras'

/** Others, as who does a thing. */
export const otherWords = 'él|ella|ellos|ellas|quien|quienes'

/** Stands before who is not the one who does a thing. */
export const governingWords = 'a|al|de|del|bajo|que'

/** Stands before who does a thing, somebody or something. */
export const agentWords = 'por'
