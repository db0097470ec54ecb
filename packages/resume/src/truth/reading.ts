import { findTerms } from '../lexicon/find-terms.ts'
import type { RequirementKind } from '../posting.ts'
import { findQuantities } from './find-quantities.ts'
import type { Quantity } from './quantities.ts'
import { isNeutral, keyOf, rankOf } from './vocabulary.ts'

/** A word that claims something. */
interface ClaimWord {
  written: string
  key: string
  rank: number | undefined
}

/** A text as the claims in it. */
export interface Reading {
  text: string
  words: ClaimWord[]
  keys: Set<string>
  /** Names of tools, skills, certificates, degrees and languages. */
  terms: Set<string>
  quantities: Quantity[]
  /** Ranks of the role's verbs, in order. */
  ranks: number[]
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*[+#]*/gu
const CLAIM_KINDS = new Set<RequirementKind>([
  'skill',
  'certification',
  'degree',
  'language',
  'domain',
])

/** Reads one text. Figures are no words: they are compared by value. */
export function readClaims(text: string): Reading {
  const words: ClaimWord[] = []
  const ranks: number[] = []
  const isFigure = new Set(findQuantities(text).flatMap(({ written }) => written.split(' ')))
  for (const [written] of text.matchAll(WORD)) {
    const lower = written.toLowerCase()
    const rank = rankOf(lower)
    if (rank !== undefined) ranks.push(rank)
    const isProper = /^\p{Lu}/u.test(written) && words.length > 0
    if (
      (isNeutral(lower) && !(isProper && lower === 'go')) ||
      isFigure.has(lower) ||
      /^\d+$/.test(lower)
    )
      continue
    words.push({ written, key: keyOf(lower), rank })
  }
  const terms = findTerms(text).filter(({ term }) => CLAIM_KINDS.has(term.kind))
  return {
    text,
    words,
    keys: new Set(words.map(({ key }) => key)),
    terms: new Set(terms.map(({ term }) => term.name)),
    quantities: findQuantities(text),
    ranks,
  }
}

/** How much of `source` is told again by `told`, 0 to 1. */
export function coverage(source: Reading, told: readonly Reading[]): number {
  const claims = [...source.keys, ...source.terms]
  if (claims.length === 0) return 1
  const has = (claim: string) => told.some((text) => text.keys.has(claim) || text.terms.has(claim))
  return claims.filter(has).length / claims.length
}
