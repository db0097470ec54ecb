import type { CheckedPostings } from '@tailorbird/contracts'
import { explainNoScore } from '@tailorbird/matching'
import { readPosting } from '@tailorbird/reading'

/**
 * Looks what postings ask for, as the tailoring will.
 * @throws CodedError posting_empty
 */
export function checkPostings(postings: readonly string[]): CheckedPostings {
  const checked = postings.map((text) => {
    const posting = readPosting(text)
    return { requirements: posting.requirements.length, noScoreReason: explainNoScore(posting) }
  })
  return { postings: checked }
}
