import type {
  Advice,
  RequirementKind,
  RequirementMatch,
  ScoreConfidence,
  StructuredResume,
} from '@tailorbird/contracts'
import { type Posting } from '@tailorbird/lexicon'
import { adviseYears } from './advise-years.ts'
import { explainNoScore } from './explain-no-score.ts'
import { showEvidence } from './evidence.ts'
import { findStuffing } from './find-stuffing.ts'
import { prepareResume, type PreparedResume } from './prepare-resume.ts'
import { ratePrepared } from './rate-requirements.ts'
import type { Rating } from './rating.ts'
import { sumRatings } from './sum-ratings.ts'
import { CONFIDENCE_FROM, TIER_WEIGHT } from './weights.ts'

/** Kinds that no program searches for. */
const UNSEARCHED = new Set<RequirementKind>(['soft', 'responsibility'])

/** Whether programs that sort applicants search for a requirement of this kind. */
export const isKeyword = ({ kind }: { kind: RequirementKind }) => !UNSEARCHED.has(kind)

/** Changes whenever the same resume and posting may get another score. */
export const SCORER_VERSION = '10'

/** How well a resume meets a posting. */
export interface MatchReport {
  /** 0 to 100; null when the posting is too thin to score. */
  score: number | null
  /** What can be reached without new facts: the posting's own words wherever the resume has the same under another name. */
  ceiling: number | null
  /** Why there is no score; null when there is one. */
  reason: string | null
  confidence: ScoreConfidence
  /** Each requirement and what the resume shows for it: the firmest first, then the heaviest. */
  requirements: RequirementMatch[]
  /** Keywords of the posting, alternatives too, that stand in the resume in the posting's own words. */
  written: string[]
  /** What a person should look at, such as skills that are only listed. */
  warnings: string[]
  /** Years that the posting asks for and the resume's dates do not show. */
  advice: Advice[]
}

const NOTHING_WEIGHS = 'The posting names no requirements that can be scored.'

function judgeConfidence(ratings: readonly Rating[]): ScoreConfidence {
  const count = ratings.filter(
    ({ requirement: { kind }, weight }) => weight > 0 && kind !== 'soft',
  ).length
  if (count >= CONFIDENCE_FROM.high) return 'high'
  return count >= CONFIDENCE_FROM.medium ? 'medium' : 'low'
}

function describe(rating: Rating, total: number): RequirementMatch {
  const { requirement, status, best, weight, isPresumed } = rating
  const { kind, tier } = requirement
  const terms = [requirement.term, ...requirement.anyOf.map((other) => other.term)]
  // Of an either-or the one that the resume has.
  const term = status === 'missing' ? requirement.term : (best?.term ?? requirement.term)
  return {
    term,
    anyOf: terms.filter((other) => other !== term),
    kind,
    tier,
    status,
    match: best?.match ?? (isPresumed === true ? 'presumed' : null),
    place: best?.line.place ?? null,
    // A language that the whole resume is written in stands in no line of its own.
    line: best && best.end > 0 ? showEvidence(best) : '',
    weight: total === 0 ? 0 : Math.round((weight / total) * 10_000) / 10_000,
  }
}

/**
 * Scores a resume against a posting, as docs/SCORING.md explains. Each requirement weighs tier × kind
 * × distinctiveness and earns match × place; a missing must caps the score. The same input always
 * gives the same report.
 */
export const scoreMatch = (resume: StructuredResume, posting: Posting): MatchReport =>
  scorePrepared(prepareResume(resume), posting)

/** The same report for a resume that was prepared once for many postings. */
export function scorePrepared(prepared: PreparedResume, posting: Posting): MatchReport {
  const { resume } = prepared
  const ratings = ratePrepared(prepared, posting).toSorted(
    (one, other) =>
      TIER_WEIGHT[other.requirement.tier] - TIER_WEIGHT[one.requirement.tier] ||
      other.weight - one.weight,
  )
  const total = ratings.reduce((sum, { weight }) => sum + weight, 0)
  const requirements = ratings.map((rating) => describe(rating, total))
  const nothing = total === 0 ? NOTHING_WEIGHS : null
  const reason = explainNoScore(posting) ?? prepared.unread ?? nothing
  const written = ratings.flatMap((rating) => (isKeyword(rating.requirement) ? rating.written : []))
  const shared = {
    requirements,
    written: [...new Set(written)],
    advice: adviseYears(resume, posting, ratings),
  }
  if (reason !== null)
    return { ...shared, score: null, ceiling: null, reason, confidence: 'none', warnings: [] }
  return {
    ...shared,
    score: sumRatings(ratings, ({ credit }) => credit),
    ceiling: sumRatings(ratings, ({ ceiling }) => ceiling),
    reason: null,
    confidence: judgeConfidence(ratings),
    warnings: findStuffing(ratings),
  }
}
