import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting, Requirement, RequirementKind, Tier } from '../posting.ts'
import { readEvidence, type Evidence, type Place, type ResumeEvidence } from './resume-evidence.ts'

/** Changes whenever the same resume and posting may get another score. */
export const SCORER_VERSION = '1'

/** How well a resume meets a posting. */
export interface MatchReport {
  /** 0 to 100; null when the posting is too thin to score. */
  score: number | null
  /** Why there is no score; null when there is one. */
  reason: string | null
  /** Requirements that the resume shows, with the line that shows each best. */
  covered: { term: string; line: string }[]
  /** Requirements that it does not show, the firmest first. */
  missing: string[]
}

const TIER_WEIGHT: Record<Tier, number> = { must: 3, preferred: 1.5, mentioned: 1 }
const KIND_WEIGHT: Record<RequirementKind, number> = {
  skill: 1,
  certification: 1.2,
  degree: 0.8,
  language: 0.8,
  domain: 0.5,
  responsibility: 0.5,
  soft: 0.2,
}
const PLACE_CREDIT: Record<Place, number> = { bullet: 1, statement: 0.85, list: 0.7 }
/** Kinds whose place is never a bullet: having them is all there is. */
const HELD_KINDS = new Set<RequirementKind>(['certification', 'degree', 'language'])
/** A resume that lacks everything it must have gets no more than this, whatever else it has. */
const CAP_WITHOUT_MUSTS = 40

/** A higher degree meets a requirement for a lower one. */
const HIGHER_DEGREES: Record<string, string[]> = {
  "Bachelor's degree": [
    "Master's degree",
    'Doctorate',
    'Bachelor of Science in Nursing',
    'Bachelor of Education',
    'Computer science degree',
  ],
  "Master's degree": ['Doctorate'],
  'High school diploma': ["Bachelor's degree", "Master's degree", 'College diploma'],
}

const weigh = ({ tier, kind }: Requirement) => TIER_WEIGHT[tier] * KIND_WEIGHT[kind]

function findBest(evidence: ResumeEvidence, requirement: Requirement): Evidence | undefined {
  const terms = [requirement.term, ...requirement.anyOf]
  const accepted = terms.flatMap((term) => [term, ...(HIGHER_DEGREES[term] ?? [])])
  const found = accepted.flatMap((term) => evidence.find(term) ?? [])
  return found.toSorted((one, other) => PLACE_CREDIT[other.place] - PLACE_CREDIT[one.place])[0]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Scores a resume against a posting. Each requirement weighs tier × kind and earns the credit of the
 * best place that shows it: a bullet, then summary, education and certifications, then a mere list.
 * A missing must caps the score. The same input always gives the same report.
 */
export function scoreMatch(resume: StructuredResume, posting: Posting): MatchReport {
  const evidence = readEvidence(resume)
  const rows = posting.requirements.map((requirement) => ({
    requirement,
    weight: weigh(requirement),
    best: findBest(evidence, requirement),
  }))
  const covered = rows.flatMap(({ requirement, best }) =>
    best ? [{ term: requirement.term, line: best.line }] : [],
  )
  const missing = rows
    .filter(({ best }) => best === undefined)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ requirement }) => requirement.term)
  if (posting.thin !== null) return { score: null, reason: posting.thin, covered, missing }

  const earned = rows.map(({ requirement, weight, best }) => {
    if (!best) return 0
    return weight * (HELD_KINDS.has(requirement.kind) ? 1 : PLACE_CREDIT[best.place])
  })
  const musts = rows.filter(({ requirement }) => requirement.tier === 'must')
  const lacking = musts.filter(({ best }) => best === undefined)
  const lackingShare =
    musts.length > 0
      ? sum(lacking.map(({ weight }) => weight)) / sum(musts.map(({ weight }) => weight))
      : 0
  const cap = 100 - (100 - CAP_WITHOUT_MUSTS) * lackingShare
  const share = sum(earned) / sum(rows.map(({ weight }) => weight))
  return { score: Math.round(Math.min(cap, 100 * share)), reason: null, covered, missing }
}
