/** Written as one with a word, they make it less. */
export const prefixes = ''

/** The same of what somebody is, and what such words end with. */
export const personPrefixes = 'sub vice co'
export const personEndings = 'or|ora|ente|enta|ante|ario|aria|jefe|jefa|portavoz'
