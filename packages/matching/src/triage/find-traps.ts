import type { PostingFacts, PostingTrap } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import { isPaper } from '@tailorbird/reading'
import type { MatchReport } from '../score/score-match.ts'

/** Who has so much less than is asked for has about as much. */
const SLACK = 0.5

/**
 * Why a posting may not be worth its time, whatever its score: nothing is paid, or only commission; it asks for more years than the
 * resume has, or for a paper that it does not show.
 * @param yearsWorked see countWorkedYears; null when there is no telling
 */
export function findTraps(
  posting: Posting,
  facts: PostingFacts,
  { requirements }: MatchReport,
  yearsWorked: number | null,
): PostingTrap[] {
  const { years } = posting
  const isTooFew = years !== null && yearsWorked !== null && yearsWorked + SLACK < years
  const missing = new Set(
    requirements.flatMap(({ term, status }) => (status === 'missing' ? [term] : [])),
  )
  const papers = posting.requirements.filter(
    ({ kind, tier, term, isKnown }) =>
      kind === 'certification' &&
      tier === 'must' &&
      missing.has(term) &&
      (!isKnown || isPaper(term)),
  )
  return [
    ...(facts.unpaid === null ? [] : [{ kind: 'unpaid' as const, said: facts.unpaid }]),
    ...(facts.commissionOnly === null
      ? []
      : [{ kind: 'commission_only' as const, said: facts.commissionOnly }]),
    ...(isTooFew ? [{ kind: 'years' as const, said: String(years) }] : []),
    ...papers.map(({ term }) => ({ kind: 'licence' as const, said: term })),
  ]
}
