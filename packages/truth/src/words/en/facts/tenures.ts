/** Before a role that years were spent in. */
export const AS = 'as'

/** Behind years whose unit stands before: 'three of them'. */
export const OF_YEARS = 'of (?:them|these|those|which|that)|in|as|at|spent'

/** Before years whose unit stands before: 'the last two'. */
export const LAST_YEARS = 'last|first|past|recent|including|latest'

/** Ends what years were spent on. */
export const ENDS_SUBJECT = 'who|which|that|with|including|plus|while|where|having|whereof'

/** Joins the parts of what years were spent on. */
export const PARTS_JOINT = 'and|or'

/** Ends a word for a deed. */
export const DEED_ENDINGS = 'ed|ing'

/** Ends a word that starts something of its own: 'a nurse supervising students'. */
export const OWN_DEED_ENDING = 'ing'

/** How words begin for work at large. */
export const WORK =
  'work|career|practic|profession|employ|stand|servic|industri|sector|field|hand|combin|overall|total'

/** Before a year that lies ahead. */
export const AHEAD = String.raw`valid|until|till|through|expir\w*|expected|renew\w*|due|planned|target|goal|by`
