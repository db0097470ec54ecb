/** Opens what is said of a thing, with somebody else as its subject. */
export const relatives = 'which|that|whom|while|for'

/** Opens what is said of a person. */
export const whoWords = 'who|whose'

/** Stands before somebody who is told of: 'the', 'our', 'another'. */
export const ownerWords = 'the|our|my|an?|their|his|her|its|another'

/** Stands before who does a thing that is told in the passive. */
export const byWords = 'by'

/** Joins one deed to the next. */
export const deedJoints = 'and|or|then'

/** What a verb with a subject ends with. */
export const finiteEndings = 's|ed'

/** What a verb in the passive ends with. */
export const passiveEndings = 'ed'

/** Parts of words for people and bodies that do things. */
export const peopleParts = 'expert|team|service|department'

/** Tells whose people do a thing. */
export const whoseWords = 'whose'

/** Opens who is to do a thing: 'for a partner to sign'. */
export const forWords = 'for'

/** Stands before what they are to do. */
export const toWords = 'to'

/** Titles before a person's name. */
export const titles = 'Dr|Prof|Mr|Ms|Mrs|Miss|Sir|Sgt|Lt|Capt|Col|Maj|Judge|Professor|Doctor'

/** Stands before the verb of what somebody did. */
export const auxiliaries =
  'was|is|were|are|has|have|had|also|then|later|since|now|will|myself|himself|herself'

/** Says that the person is one of those who did it. */
export const amongWords = 'one of|part of|members? of|among|team|crew|group|us|whole|staff|all'

/** Opens when, where or by whom a thing was done to a thing. */
export const thingJoints = 'in|by|at|on|during|from|under|after|before'

/** Opens what is said of a thing. */
export const thatWords = 'which|that|whom'

/** The person who tells, as who does a thing. */
export const selfWords = 'i|we|me|myself|us'

/** Others, as who does a thing. */
export const otherWords = 'he|she|they|them|him|her|who'

/** Stands before who is not the one who does a thing. */
export const governingWords = 'to|from|under|than|per|via'

/** Stands before who does a thing, somebody or something. */
export const agentWords = 'by'
