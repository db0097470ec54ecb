/** Opens what is said of a thing, with somebody else as its subject. */
export const relatives = 'que|dont'

/** Opens what is said of a person. */
export const whoWords = 'qui'

/** Stands before somebody who is told of: 'the', 'our', 'another'. */
export const ownerWords = 'le|la|les|un|une|notre'

/** Stands before who does a thing that is told in the passive. */
export const byWords = 'par'

/** Joins one deed to the next. */
export const deedJoints = 'et|ou'

/** What a verb with a subject ends with. */
export const finiteEndings = 'e|a|t'

/** What a verb in the passive ends with. */
export const passiveEndings = 'ée?s?'

/** Parts of words for people and bodies that do things. */
export const peopleParts = 'expert|comptable|équipe|service'

/** The person who tells, as who does a thing. */
export const selfWords = 'je|j|moi|nous|moi-même'

/** Others, as who does a thing. */
export const otherWords = 'il|elle|ils|elles|lui|leur|qui'

/** Stands before who is not the one who does a thing. */
export const governingWords = 'à|au|aux|de|du|des|sous|que'

/** Stands before who does a thing, somebody or something. */
export const agentWords = 'par'
