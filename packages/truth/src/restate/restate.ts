import { restateCompounds } from './restate-compounds.ts'
import { restateDeeds } from './restate-deeds.ts'
import { restateEllipsis } from './restate-ellipsis.ts'
import { restateFillers } from './restate-fillers.ts'
import { restateHeads } from './restate-heads.ts'
import { restateJoined } from './restate-joined.ts'
import { restateListed } from './restate-listed.ts'
import { restateNouns } from './restate-nouns.ts'
import { restateOrder } from './restate-order.ts'
import { restateParted } from './restate-parted.ts'
import { restateFigures } from './restate-figures.ts'
import { restateMultiples } from './restate-multiples.ts'
import { restateNone } from './restate-none.ts'
import { restatePointed } from './restate-pointed.ts'
import { restateRanges } from './restate-ranges.ts'
import { restateRates } from './restate-rates.ts'
import { restateSelf } from './restate-self.ts'
import { restateShares } from './restate-shares.ts'
import { restateSpans } from './restate-spans.ts'
import { restateTotals } from './restate-totals.ts'
import { restateYearParts } from './restate-year-parts.ts'
import { restateYearRows } from './restate-year-rows.ts'
import { restateShort } from './restate-short.ts'
import { restateSpelled } from './restate-spelled.ts'
import { restateYears } from './restate-years.ts'

/** Longer texts are compared as they are. */
const MAX_CHARS = 2_000
/** So are those with more figures: each is looked for beside all others. */
const MAX_FIGURES = 30
const canBeRestated = (text: string) =>
  text.length <= MAX_CHARS && (text.match(/\d+/g)?.length ?? 0) <= MAX_FIGURES

/**
 * A text with all that it says in other, exactly equal words as its sources say it: who tells of oneself, changes from one figure to another in their order,
 * twice and half as much, totals and shares, none of a thing, times, figures and how often, compounds, verbs in two parts, short forms, what is said once for
 * two, other verbs and nouns for one deed, lists in another order. What is compared then differs only where something may differ.
 * @param sources the texts that it comes from
 */
export function restate(told: string, sources: readonly string[]): string {
  if (!canBeRestated(told)) return told
  const known = sources.filter(canBeRestated)
  const restated = [
    restateSelf,
    restateParted,
    restateMultiples,
    restateRanges,
    restateTotals,
    restateShares,
    restateNone,
    restateYearRows,
    restateYearParts,
    restateSpans,
    restateYears,
    restateFigures,
    restateRates,
    restateSpelled,
    restateShort,
    restatePointed,
    restateJoined,
    restateHeads,
    restateEllipsis,
    restateListed,
    restateCompounds,
    restateDeeds,
    restateFillers,
    restateNouns,
    // 'Restauration de meubles' is 'restauré des meubles' by now, and may be 'j'ai restauré'.
    restateFillers,
    restateOrder,
  ]
  return restated.reduce((text, one) => one(text, known), told)
}
