import type { MatchStatus } from '@tailorbird/contracts'
import type { Requirement } from '@tailorbird/lexicon'
import type { Evidence } from './evidence.ts'

/** A requirement, what it weighs and what a resume earns for it. */
export interface Rating {
  requirement: Requirement
  weight: number
  status: MatchStatus
  /** The proof that earns most; undefined when there is none. */
  best: Evidence | undefined
  /** Its terms that stand in the resume in the posting's own words. */
  written: string[]
  /** Missing in words, and presumed of whoever had such a job. */
  isPresumed?: boolean
  /** 0 to 1. */
  credit: number
  /** The credit if the posting's own words stood wherever another name of the same thing does. */
  ceiling: number
  /** Years that the jobs lasted whose text shows it; null when none were asked for or there is no telling. */
  years: number | null
}
