import { CodedError, MAX_RESUME_BYTES } from '@tailorbird/contracts'
import { checkReadable, readPostingHeading } from '@tailorbird/reading'

/**
 * Looks whether a resume can be read.
 * @throws CodedError too_large, resume_empty, resume_unreadable
 */
export function checkOriginal(originalContent: string): void {
  if (Buffer.byteLength(originalContent) > MAX_RESUME_BYTES) throw new CodedError('too_large')
  checkReadable(originalContent)
}

/**
 * Reads who hires for what.
 * @returns the title and company of each posting
 * @throws CodedError posting_empty
 */
export const readHeadings = (jobDescriptions: string[]): { title: string; company: string }[] =>
  jobDescriptions.map(readPostingHeading)
