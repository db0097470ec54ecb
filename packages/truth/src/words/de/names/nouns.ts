/** What verbs and nouns of doing end with: an opening 'Baute' or 'Erstellung' is no name. */
export const deedNounEndings = 'e|t|ng|ion|heit|keit|schaft|en|er'

/** A name stands behind these, and in lists; a noun behind an article or an adjective. */
export const beforeNames = 'for|at|bei|für|von|an|durch|mit|zu|nach'
