/** Stands before a tool's name. */
export const toolCues = 'in|using|with|via|on'

/** What a word may have behind it that tells whose a thing is. */
export const genitiveForms = ["'s", '’s']

/** The letter of it, read as a word. */
export const genitiveLetter = 's'
