import { type Requirement, type RequirementKind } from '@tailorbird/lexicon'
import type { Evidence } from './evidence.ts'
import { isProductName } from './find-names.ts'
import type { JobFit } from './job-fit.ts'
import type { Rating } from './rating.ts'
import type { ResumeLine } from './resume-lines.ts'
import { PRESUMED } from './weights.ts'

/** What one learns by doing a job; a paper, a language, a degree or a product's name must be said. */
const LEARNT = new Set<RequirementKind>(['skill', 'domain', 'soft', 'responsibility'])

const isLearnt = ({ kind, name }: Requirement) => LEARNT.has(kind) && !isProductName(name)

/** How much of the weight of some ratings the resume proves in words, 0 to 1; what is near counts in part. */
function shareProven(ratings: readonly Rating[]): number {
  let proven = 0
  let total = 0
  for (const { status, best, weight } of ratings) {
    total += weight
    if (status !== 'missing') proven += weight
    else if (best) proven += weight * PRESUMED.related
  }
  return total === 0 ? 0 : proven / total
}

/**
 * The ratings again, with what the title of a job that one had lets presume: an electrician has bent conduit. The title
 * alone proves nothing; the more of the posting the resume proves in words, the more it counts.
 */
export function presumeAll(
  ratings: readonly Rating[],
  { share, job }: JobFit,
  lines: readonly ResumeLine[],
): Rating[] {
  const strength = share * Math.min(1, shareProven(ratings) / PRESUMED.proven)
  const line = lines.find((one) => one.job === job && one.place === 'summary')
  if (!line || strength < PRESUMED.from) return [...ratings]
  const credit = PRESUMED.credit * strength
  const isShown = strength >= PRESUMED.shownFrom
  return ratings.map((rating) => {
    const { requirement, status } = rating
    if (status !== 'missing' || rating.credit >= credit || !isLearnt(requirement)) return rating
    const match = isShown ? 'presumed' : 'related'
    const best: Evidence = { match, term: requirement.term, line, at: 0, end: 0 }
    const ceiling = Math.max(rating.ceiling, credit)
    return { ...rating, status: isShown ? 'supported' : status, best, credit, ceiling }
  })
}
