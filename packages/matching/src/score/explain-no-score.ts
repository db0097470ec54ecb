import type { RequirementKind } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'

/** Fewer requirements than this say more about the posting than about the resume. */
const MIN_REQUIREMENTS = 3
/** Kinds that say too little to be scored by themselves. */
const VAGUE = new Set<RequirementKind>(['soft', 'domain', 'responsibility'])

/**
 * Why a posting gets no score, whatever the resume: nobody can judge it, or one can by reading it and it names too few things to count.
 * @returns null when it asks for enough
 */
export function explainNoScore({ thin, requirements }: Posting): string | null {
  if (thin !== null) return thin
  const count = requirements.filter(({ kind }) => !VAGUE.has(kind)).length
  if (count >= MIN_REQUIREMENTS) return null
  if (count === 0) return 'The posting names no skills or requirements that we could read.'
  return `The posting names only ${count} of the requirements that a score needs (${MIN_REQUIREMENTS}).`
}
