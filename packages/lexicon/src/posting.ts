import type { RequirementKind, Tier } from '@tailorbird/contracts'

export type { RequirementKind, Tier }

/** Another term that meets a requirement, as `term` and `name` of Requirement. */
export interface Alternative {
  term: string
  name: string
}

export interface Requirement {
  /** Stable within one posting: r0, r1, … */
  id: string
  /** The term as this posting writes it: a span of its text, white space folded. */
  term: string
  /** The lexicon's name for it ('PostgreSQL' for 'Postgres'); for a term that it doesn't know, the same as `term`. */
  name: string
  /** Whether the lexicon knows it. */
  isKnown: boolean
  kind: RequirementKind
  tier: Tier
  /** Years of experience asked for with it: 5 for '5+ years of Python', 3 for '3-5 years'; null when none. */
  years: number | null
  /** Other terms that meet the same requirement: 'TypeScript, Rust or Java' is one requirement. */
  anyOf: Alternative[]
  /** The posting's line it was read from. */
  line: string
}

/** A job posting as data. */
export interface Posting {
  /** '' when the posting does not say. */
  title: string
  /** 'Unknown company' when the posting does not say. */
  company: string
  requirements: Requirement[]
  /** Years of experience asked for overall; null when the posting does not say. */
  years: number | null
  /** Why nobody can judge the job by this text, or we can't read it; null when one can. */
  thin: string | null
}
