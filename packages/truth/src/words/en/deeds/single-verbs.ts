/** The key of 'run'. */
export const runKey = 'run'

/** The key of 'lead'. */
export const leadKey = 'lead'

/** What who leads a lesson does. */
export const conductKey = 'conduct'

/** The key of 'find'. */
export const findKey = 'find'

/** A form of 'find', and a verb of its own. */
export const foundForm = 'found'

/** Stands before that verb of its own. */
export const beforeFound = 'to|help|helped|co'

/** The key of 'go', which is a name with a capital. */
export const goKey = 'go'

/** Past tenses and verbs that open a sentence. */
export const openingVerbs =
  'led|ran|built|wrote|made|took|kept|held|taught|sold|drove|won|gave|brought|bought|oversaw|grew|set|cut|run|serve|order|help|assist'
