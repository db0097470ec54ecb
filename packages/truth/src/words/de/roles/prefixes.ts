/** Written as one with a word, they make it less. */
export const prefixes = 'hilfs aushilfs teil zwischen probe nachwuchs zweit'

/** The same of what somebody is, and what such words end with. */
export const personPrefixes = 'vize mit co sub bei junior'
export const personEndings = 'er|in|or|eur|ist|leitung'
