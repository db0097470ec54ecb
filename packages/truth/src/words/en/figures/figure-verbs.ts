/** How verbs begin that say only how much there is of a thing. */
export const figureVerbs =
  'stood|stand|exceed|surpass|total|averag|reach|approach|number|hold|weigh|measur|last|span|cover|contain|compris|carry|seat|attend'

/** Makes a figure small. */
export const onlyWords = 'only|just|merely|barely'

/** Stands between such a verb and its figure. */
export const figureJoints =
  '(?:at |of |by )?(?:(?:up to|about|around|over|more than|as many as|as much as) )?'

/** Stands before the unit of a rate. */
export const beforeRateUnits = 'per|an?|each|every'
