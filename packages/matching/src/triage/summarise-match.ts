import type { RequirementMatch } from '@tailorbird/contracts'
import { isKeyword, type MatchReport } from '../score/score-match.ts'
import { foldTerm } from './fold-term.ts'

/** A term, as a posting writes it and as all postings together are told apart by. */
export interface SummedTerm {
  term: string
  /** See foldTerm. */
  name: string
}

/** A must that the resume does not show. */
export interface MissingMust extends SummedTerm {
  /** Others that meet it as well: 'Rust' and 'Java' of 'TypeScript, Rust or Java'. */
  anyOf: SummedTerm[]
}

/** A match in one row of a table. */
export interface MatchSummary {
  /** 0 to 100; null when the posting is too thin to score. */
  score: number | null
  /** The score when all that the resume has is said in the posting's words; null with it. */
  reachable: number | null
  /** Why there is no score; null when there is one. */
  reason: string | null
  /** Musts that the resume shows, in whatever words, as the posting writes them. */
  covered: string[]
  missing: MissingMust[]
}

const summed = (term: string): SummedTerm => ({ term, name: foldTerm(term) })

/** Each name once, the first as it stands. */
function keepFirsts<T extends SummedTerm>(terms: readonly T[]): T[] {
  const seen = new Set<string>()
  return terms.filter(({ name }) => !seen.has(name) && seen.add(name))
}

/**
 * A report as a row of a table shows it. Musts are what programs search for: qualities and duties are none.
 * The heaviest come first; a must that is named twice counts once.
 */
export function summariseMatch(report: MatchReport): MatchSummary {
  const musts = report.requirements.filter((row) => row.tier === 'must' && isKeyword(row))
  const isMissing = ({ status }: RequirementMatch) => status === 'missing'
  const covered = musts.filter((row) => !isMissing(row)).map(({ term }) => summed(term))
  const missing = musts
    .filter(isMissing)
    .map(({ term, anyOf }) => ({ ...summed(term), anyOf: anyOf.map(summed) }))
  return {
    score: report.score,
    reachable: report.ceiling,
    reason: report.reason,
    covered: keepFirsts(covered).map(({ term }) => term),
    missing: keepFirsts(missing),
  }
}
