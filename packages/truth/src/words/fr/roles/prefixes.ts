/** Written as one with a word, they make it less. */
export const prefixes = ''

/** The same of what somebody is, and what such words end with. */
export const personPrefixes = 'co sous vice'
export const personEndings = 'eur|euse|rice|ant|ante|ent|ente|chef|cheffe'
