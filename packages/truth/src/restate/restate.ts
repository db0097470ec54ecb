import { restateCompounds } from './restate-compounds.ts'
import { restateParted } from './restate-parted.ts'
import { restateFigures } from './restate-figures.ts'
import { restateMultiples } from './restate-multiples.ts'
import { restateNone } from './restate-none.ts'
import { restateRanges } from './restate-ranges.ts'
import { restateRates } from './restate-rates.ts'
import { restateSelf } from './restate-self.ts'
import { restateShares } from './restate-shares.ts'
import { restateSpans } from './restate-spans.ts'
import { restateTotals } from './restate-totals.ts'
import { restateYearParts } from './restate-year-parts.ts'
import { restateYearRows } from './restate-year-rows.ts'
import { restateYears } from './restate-years.ts'

/** Longer texts are compared as they are. */
const MAX_CHARS = 2_000
/** So are those with more figures: each is looked for beside all others. */
const MAX_FIGURES = 30
const canBeRestated = (text: string) =>
  text.length <= MAX_CHARS && (text.match(/\d+/g)?.length ?? 0) <= MAX_FIGURES

/**
 * A text with all that it says in other, exactly equal words as its sources say it: who tells of oneself, changes from one figure to another in their order,
 * twice and half as much, totals and shares, none of a thing, times, figures and how often, compounds, verbs in two parts. What is compared then differs only where
 * something may differ.
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
    restateCompounds,
  ]
  return restated.reduce((text, one) => one(text, known), told)
}
