import type { StructuredResume } from '@tailorbird/contracts'
import { type Posting } from '@tailorbird/lexicon'
import { rateRequirements } from '@tailorbird/matching'

const ROUNDING = 1e-9

/**
 * Asks of a summary that says again what a resume says elsewhere whether it would earn more for any
 * requirement than its sources do: a skill that is only listed proves no more when we write it into a sentence.
 */
export function readEarnings(
  resume: StructuredResume,
  posting: Posting,
): (summary: string) => boolean {
  const rate = (rated: StructuredResume) =>
    rateRequirements(rated, posting).map(({ credit }) => credit)
  const before = rate(resume)
  return (summary) =>
    rate({ ...resume, summary }).some((credit, index) => credit > (before[index] ?? 0) + ROUNDING)
}
