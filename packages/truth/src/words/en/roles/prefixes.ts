/** Written as one with a word, they make it less. */
export const prefixes = 'semi'

/** The same of what somebody is, and what such words end with. */
export const personPrefixes = 'co sub vice'
export const personEndings = 'or|er|ant|ent|ist|chair'
