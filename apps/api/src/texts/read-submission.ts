import { CodedError, MAX_RESUME_BYTES } from '@tailorbird/contracts'
import { checkReadable, readPostingHeading } from '@tailorbird/reading'

export interface SubmittedTexts {
  originalContent: string
  jobDescriptions: string[]
}

/**
 * Looks whether a resume can be read, and who hires for what.
 * @returns the title and company of each posting
 * @throws CodedError too_large, resume_empty, resume_unreadable, posting_empty
 */
export function readSubmission({
  originalContent,
  jobDescriptions,
}: SubmittedTexts): { title: string; company: string }[] {
  if (Buffer.byteLength(originalContent) > MAX_RESUME_BYTES) throw new CodedError('too_large')
  checkReadable(originalContent)
  return jobDescriptions.map(readPostingHeading)
}
