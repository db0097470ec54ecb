/** Stands before a tool's name. */
export const toolCues = 'en|con'
