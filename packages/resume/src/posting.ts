/** How firmly a posting asks. */
export type Tier = 'must' | 'preferred' | 'mentioned'

export type RequirementKind =
  | 'skill'
  | 'certification'
  | 'degree'
  | 'language'
  | 'domain'
  | 'responsibility'
  | 'soft'

export interface Requirement {
  /** Stable within one posting: r0, r1, … */
  id: string
  /** The term as people write it in full, 'PostgreSQL' and not 'postgres'. */
  term: string
  kind: RequirementKind
  tier: Tier
  /** Other terms that meet the same requirement: 'TypeScript, Rust or Java' is one requirement. */
  anyOf: string[]
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
  /** Why there is too little here to score; null when there is enough. */
  thin: string | null
}
