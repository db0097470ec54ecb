import type { RequirementMatch, Tier } from '@tailorbird/contracts'

/** A term of the posting and how firmly it is asked for. */
export interface RankedTerm {
  term: string
  tier: Tier
}

const TIERS: readonly Tier[] = ['must', 'preferred', 'mentioned']

/** Puts terms in order, the firmest first; equally firm ones keep theirs. */
export function rankTerms(
  terms: readonly string[],
  requirements: readonly RequirementMatch[],
): RankedTerm[] {
  const tiers = new Map<string, Tier>()
  for (const tier of TIERS.toReversed()) {
    for (const requirement of requirements) {
      if (requirement.tier !== tier) continue
      for (const term of [requirement.term, ...requirement.anyOf]) tiers.set(term, tier)
    }
  }
  const ranked = terms.map((term) => ({ term, tier: tiers.get(term) ?? 'mentioned' }))
  return ranked.toSorted((one, other) => TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier))
}
