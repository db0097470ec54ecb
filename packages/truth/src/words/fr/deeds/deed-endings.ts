/** What a noun of doing ends with that may open a line. */
export const openingNounEndings = 'age|ment|tion'

/** What a participle ends with. */
export const participleEndings = 'é|ée|és|ées|ant'
