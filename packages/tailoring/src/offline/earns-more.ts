import type { StructuredResume } from '@tailorbird/contracts'
import { type Posting } from '@tailorbird/lexicon'
import { rateRequirements } from '@tailorbird/matching'

const ROUNDING = 1e-9
/** What one has or has not: it proves as much wherever it stands. */
const HELD = new Set(['certification', 'degree', 'language'])

/** What a summary earns beyond its sources: a skill that they show less well, or only what one has or has not. */
type Earned = 'skill' | 'held' | 'nothing'

/**
 * Asks of a summary that says again what a resume says elsewhere whether it would earn more for any
 * requirement than its sources do: a skill that is only listed proves no more when we write it into a sentence.
 */
export function readEarnings(
  resume: StructuredResume,
  posting: Posting,
): (summary: string) => Earned {
  const rate = (rated: StructuredResume) => rateRequirements(rated, posting)
  const before = rate(resume)
  return (summary) => {
    const kinds = rate({ ...resume, summary })
      .filter(({ credit }, index) => credit > (before[index]?.credit ?? 0) + ROUNDING)
      .map(({ requirement }) => requirement.kind)
    if (kinds.some((kind) => !HELD.has(kind))) return 'skill'
    return kinds.length > 0 ? 'held' : 'nothing'
  }
}
