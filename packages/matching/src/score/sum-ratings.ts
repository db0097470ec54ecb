import type { Rating } from './rating.ts'
import { CAP } from './weights.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A must that caps the score: one that we know to be a requirement and no mere quality. A degree is one in any field. */
const isHardMust = ({ requirement: { tier, kind, isKnown }, weight }: Rating) =>
  tier === 'must' && kind !== 'soft' && (isKnown || kind === 'degree') && weight > 0

/** The most that a resume gets with the musts that it lacks: the more weight they have, the less. */
export function findCap(ratings: readonly Rating[]): number {
  const musts = ratings.filter(isHardMust)
  const lacking = musts.filter(
    ({ status, isPresumed }) => status === 'missing' && isPresumed !== true,
  )
  if (lacking.length === 0) return 100
  const share = sum(lacking.map(({ weight }) => weight)) / sum(musts.map(({ weight }) => weight))
  return CAP.oneMissing - (CAP.oneMissing - CAP.allMissing) * share
}

/**
 * The score of some ratings, 0 to 100: earned weight as a share of all weight, below the cap.
 * @param creditOf the credit as it is, or as it could be
 */
export function sumRatings(
  ratings: readonly Rating[],
  creditOf: (rating: Rating) => number,
): number {
  const earned = sum(ratings.map((rating) => rating.weight * creditOf(rating)))
  const percent = (100 * earned) / sum(ratings.map(({ weight }) => weight))
  // Sums in another order differ in their last binary digits: that must not tip a half over.
  return Math.round(Number(Math.min(findCap(ratings), percent).toFixed(6)))
}
