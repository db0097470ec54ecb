/** Stands before a tool's name. */
export const toolCues = 'en|dans|avec|via|sur'
