import type {
  MatchPlace,
  MatchType,
  RequirementKind,
  ScoreConfidence,
  Tier,
} from '@tailorbird/contracts'

// docs/SCORING.md shows each of these numbers, and a test compares the two.

/** How much a requirement weighs by how firmly the posting asks. */
export const TIER_WEIGHT: Record<Tier, number> = { must: 3, preferred: 1.5, mentioned: 1 }

/** By what it is. Duties are shown and never counted. */
export const KIND_WEIGHT: Record<RequirementKind, number> = {
  skill: 1,
  certification: 1.2,
  degree: 0.8,
  language: 0.8,
  domain: 0.5,
  soft: 0.2,
  responsibility: 0,
}

/** How much a term says about a job. */
export type Distinctiveness = 'specific' | 'usual' | 'unknown' | 'commonplace'

export const DISTINCTIVENESS_WEIGHT: Record<Distinctiveness, number> = {
  specific: 1.2,
  usual: 1,
  unknown: 0.8,
  commonplace: 0.5,
}

/** What each way to meet a term earns. */
export const MATCH_CREDIT: Record<MatchType, number> = {
  exact: 1,
  inflection: 0.95,
  alias: 0.9,
  implied: 0.8,
  related: 0.3,
  /** Of the title's strength; see PRESUMED. */
  presumed: 0.85,
}

/**
 * What a job that one had lets presume of things that the resume does not say. Likeness is `byTitle` × the title's share in the
 * posting's + `byField` × how alike the fields of work are, 1 at most; it counts in full when `proven` of the posting's weight,
 * less what one `unseen` may have, is proven by words. From `shownFrom` on it is shown as supported; full strength earns `credit`.
 */
export const PRESUMED = {
  byTitle: 0.4,
  byField: 0.7,
  proven: 0.2,
  unseen: 0.1,
  related: 0.5,
  shownFrom: 0.5,
  credit: 0.85,
} as const

/** What each place earns: what a bullet tells counts more than what a list claims. */
export const PLACE_CREDIT: Record<MatchPlace, number> = {
  bullet: 1,
  summary: 0.8,
  education: 0.8,
  list: 0.85,
}

/** Kinds that one has or has not: any place is as good as a bullet. */
export const HELD_KINDS: ReadonlySet<RequirementKind> = new Set([
  'certification',
  'degree',
  'language',
])

/** The most that a resume gets without a must, next to none of them and all of them. */
export const CAP = { oneMissing: 95, allMissing: 50 }

/** Too few years take no more than this share of the credit. */
export const MIN_YEARS_SHARE = 0.5

/** From how many requirements on a score is worth this confidence. */
export const CONFIDENCE_FROM: Record<Exclude<ScoreConfidence, 'none'>, number> = {
  low: 1,
  medium: 5,
  high: 12,
}

/** So many skills that stand in lists alone are worth a warning. */
export const STUFFED_SKILLS = 5

/** A line with so many of the posting's terms is a list if it says nothing else; with `many`, if it says little. */
export const BARE_LIST = { terms: 5, many: 8, share: 0.25 } as const
