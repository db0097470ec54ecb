/** What a noun of doing ends with that may open a line. */
export const openingNounEndings = 'ung|tion'

/** What a participle ends with. */
export const participleEndings = 'iert|ierte'

/** Participles by their beginning and their end. */
export const wholeParticiples = String.raw`\p{L}{0,4}ge\p{L}{2,}(?:t|en)`

/** Endings that a word loses inside a longer one. */
export const compoundEndings = 'en|e|n|s|er'
