/** What a participle ends with. */
export const participleEndings = 'ed|ing'

/** What a noun ends with that opens a clause as a verb might. */
export const openerNounEndings = 'ery|[st]ion|ment|ance|ence|al|ure|age|er|or|ity'

/** What most past tenses end with. */
export const pastEnding = 'ed'

/** What a verb in progress ends with. */
export const presentEnding = 'ing'

/** What a form of a verb ends with that no noun has. */
export const verbEndings = 'ed|ing'

/** What a word for an owner ends with. */
export const genitiveEndings = "['’]s?"

/** The end of a word for an owner that is no part of it. */
export const fullGenitives = "['’]s$|['’]$"
