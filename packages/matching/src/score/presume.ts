import { isUntranslated, type Requirement, type RequirementKind } from '@tailorbird/lexicon'
import type { Evidence } from './evidence.ts'
import { isProductName } from './find-names.ts'
import type { JobFit } from './job-fit.ts'
import type { Rating } from './rating.ts'
import type { ResumeLine } from './resume-lines.ts'
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

/** The line that a presumption rests on: the title of the job that is most like the posting's, else the longest of all titles. */
function findTitle(lines: readonly ResumeLine[], job: number): ResumeLine | undefined {
  const titles = lines.filter((one) => one.job !== null && one.place === 'summary')
  const longest = titles.toSorted(
    ({ text: one }, { text: other }) => other.length - one.length || (one < other ? -1 : 1),
  )
  return titles.find((one) => one.job === job) ?? longest[0]
}

/** What a presumption rests on besides the job. */
export interface PresumptionGround {
  lines: readonly ResumeLine[]
  /** The share of the years asked with a requirement that all jobs together lasted, as credit counts it. */
  shareYears: (requirement: Requirement) => number
}

/**
 * The ratings again, with what a job that one had lets presume, by its title and by the field of work that the resume speaks of: an
 * electrician has bent conduit. Neither proves anything alone; the more of the posting the resume proves in words, the more they
 * count.
 */
export function presumeAll(
  ratings: readonly Rating[],
  { share, job, field }: JobFit,
  { lines, shareYears }: PresumptionGround,
): Rating[] {
  const likeness = Math.min(1, PRESUMED.byTitle * share + PRESUMED.byField * field)
  const proven = Math.min(1, (shareProven(ratings) + PRESUMED.unseen) / PRESUMED.proven)
  const strength = likeness * proven
  const line = findTitle(lines, job)
  if (!line || strength === 0) return [...ratings]
  const isShown = strength >= PRESUMED.shownFrom
  return ratings.map((rating) => {
    const { requirement, status } = rating
    const credit = PRESUMED.credit * strength * shareYears(requirement)
    if (rating.credit >= credit || !isLearnt(requirement)) return rating
    const ceiling = Math.max(rating.ceiling, credit)
    // Whoever says a thing, if only in passing, has no less than whoever does not.
    if (status !== 'missing') return { ...rating, credit, ceiling }
    const match = isShown ? 'presumed' : 'related'
    const best: Evidence = { match, term: requirement.term, line, at: 0, end: 0 }
    return { ...rating, status: isShown ? 'supported' : status, best, credit, ceiling }
  })
}
