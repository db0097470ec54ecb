/** Stands before a role that is named. */
export const roleArticles = 'the|our|my|an?|their|his|her'

/** Stands before a thing and claims nothing. */
export const determiners =
  'an?|the|this|these|those|our|my|its|their|his|her|all|each|every|some|any|other'

/** Joins a thing to what it is for or of. */
export const ofWords = 'of|for'

/** What counts the members of something, and may go unsaid. */
export const collectives =
  'groups?|teams?|squads?|staff|crews?|sets?|range|series|variety|collections?|batch(?:es)?|pairs?|herds?|flocks?|fleets?|rows?|total|amounts?|kinds?|types?|sorts?|parts?|pieces?|cases?|units?|members?|class(?:es)?|process(?:es)?|needs?|requirements?|fields?|areas?|copies|copy|loads?|volumes?|quantit(?:y|ies)|caseloads?|portfolios?|lists?'
