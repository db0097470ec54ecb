/** What a noun of doing ends with that may open a line. */
export const openingNounEndings = 'ción|sión|miento|eza|ida'

/** What a participle ends with. */
export const participleEndings = 'é|í|ó|ando|iendo|ad[oa]s?|id[oa]s?'
