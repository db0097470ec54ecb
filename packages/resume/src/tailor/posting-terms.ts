import { findTerms } from '../lexicon/find-terms.ts'
import type { Posting, Tier } from '../posting.ts'

const WEIGHT: Record<Tier, number> = { must: 4, preferred: 2, mentioned: 1 }

/** What a posting asks for, for sorting a resume's texts by it. */
export interface PostingTerms {
  /** How much of the posting a text speaks of; 0 for nothing. */
  weigh: (text: string) => number
  /** The posting's own name for a term, by the term's name. */
  names: Map<string, string>
}

/** Reads the terms of a posting's requirements. */
export function readPostingTerms(posting: Posting): PostingTerms {
  const weights = new Map<string, number>()
  const names = new Map<string, string>()
  for (const { term, anyOf, tier, line } of posting.requirements) {
    for (const name of [term, ...anyOf])
      weights.set(name, Math.max(WEIGHT[tier], weights.get(name) ?? 0))
    for (const hit of findTerms(line))
      if (!names.has(hit.term.name)) names.set(hit.term.name, hit.written)
  }
  const weigh = (text: string) => {
    const found = new Set(findTerms(text).map(({ term }) => term.name))
    return [...found].reduce((total, name) => total + (weights.get(name) ?? 0), 0)
  }
  return { weigh, names }
}
