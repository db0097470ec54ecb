import { readPostingLines } from './lines/posting-lines.ts'

/**
 * What a posting says, as plain lines: without tags, marks of lists, and what a job site puts around it ('Save', 'posted 3 days
 * ago'). Two copies of one posting from two sites are much the same.
 * @param text pasted as plain text, markdown or HTML
 * @returns '' for only white space
 */
export const readPostingText = (text: string): string =>
  readPostingLines(text)
    .map((line) => line.text)
    .join('\n')
