import { isUntranslated, type Requirement, type RequirementKind } from '@tailorbird/lexicon'
import { isProductName } from './find-names.ts'
import type { JobFit } from './job-fit.ts'
import type { Rating } from './rating.ts'
import { PRESUMED } from './weights.ts'

/** What one learns by doing a job; a paper, a language, a degree or a product's name must be said. */
const LEARNT = new Set<RequirementKind>(['skill', 'domain', 'soft', 'responsibility'])

const isLearnt = ({ kind, name }: Requirement) =>
  LEARNT.has(kind) && !isProductName(name) && !isUntranslated(name)

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
 * The ratings again, with what a job that one had lets presume, by its title and by the field of work that the resume speaks of: an
 * electrician has bent conduit. Neither proves anything alone; the more of the posting the resume proves in words, the more they
 * count. What is presumed earns part of its weight and stays missing: no line shows it.
 * @param shareYears the share of the years asked with a requirement that all jobs together lasted, as credit counts it
 */
export function presumeAll(
  ratings: readonly Rating[],
  { share, field }: JobFit,
  shareYears: (requirement: Requirement) => number,
): Rating[] {
  const likeness = Math.min(1, PRESUMED.byTitle * share + PRESUMED.byField * field)
  const proven = Math.min(1, (shareProven(ratings) + PRESUMED.unseen) / PRESUMED.proven)
  const strength = likeness * proven
  if (strength === 0) return [...ratings]
  return ratings.map((rating) => {
    const { requirement, status } = rating
    const credit = PRESUMED.credit * strength * shareYears(requirement)
    if (rating.credit >= credit || !isLearnt(requirement)) return rating
    const ceiling = Math.max(rating.ceiling, credit)
    // Whoever says a thing, if only in passing, has no less than whoever does not.
    const isPresumed = status === 'missing' && strength >= PRESUMED.shownFrom
    return { ...rating, credit, ceiling, isPresumed }
  })
}
