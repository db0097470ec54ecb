import { CodedError, UNKNOWN_COMPANY } from '@tailorbird/contracts'
import { readPostingLines } from './lines/posting-lines.ts'
import { readHeadingData } from './heading/read-heading-data.ts'

/** Who hires for what stands near the top; a batch of long postings must not hold up others. */
const HEAD_CHARS = 20_000

/**
 * Reads who hires for what, without the requirements: quick enough to do while a person waits.
 * @param text a posting, pasted as plain text, markdown or HTML
 * @returns what lists show: 'Untitled position' and 'Unknown company' where it does not say
 * @throws CodedError posting_empty for only white space
 */
export function readPostingHeading(text: string): { title: string; company: string } {
  const lines = readPostingLines(text.trimStart().slice(0, HEAD_CHARS))
  if (lines.length === 0) throw new CodedError('posting_empty')
  const { title, company } = readHeadingData(lines)
  return { title: title || 'Untitled position', company: company || UNKNOWN_COMPANY }
}
