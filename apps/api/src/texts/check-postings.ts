import type { CheckedPostings } from '@tailorbird/contracts'
import { readPosting } from '@tailorbird/reading'

/**
 * Looks what postings ask for, as the tailoring will.
 * @throws CodedError posting_empty
 */
export function checkPostings(postings: readonly string[]): CheckedPostings {
  const checked = postings.map((text) => {
    const { requirements, thin } = readPosting(text)
    return { requirements: requirements.length, noScoreReason: thin }
  })
  return { postings: checked }
}
