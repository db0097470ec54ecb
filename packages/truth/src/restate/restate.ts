import { remember } from '@tailorbird/language'
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

/** In their order: what one makes the next may need. */
const RESTATED = [
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

/** No text has it: what one text and its sources are told apart by. */
const BETWEEN = '\u0000'
/** A line and the two or three that it comes from. */
const MAX_KEPT_CHARS = 1_200

/** A text is judged alone, with all others, and once more when it is read again. */
const restateAll = remember((texts: string): string => {
  const [told = '', ...sources] = texts.split(BETWEEN)
  return RESTATED.reduce((text, one) => one(text, sources), told)
}, MAX_KEPT_CHARS)

/**
 * A text with all that it says in other, exactly equal words as its sources say it: who tells of oneself, changes from one figure to another in their order,
 * twice and half as much, totals and shares, none of a thing, times, figures and how often, compounds, verbs in two parts, short forms, what is said once for
 * two, other verbs and nouns for one deed, lists in another order. What is compared then differs only where something may differ.
 * @param sources the texts that it comes from
 */
export const restate = (told: string, sources: readonly string[]): string =>
  canBeRestated(told) ? restateAll([told, ...sources.filter(canBeRestated)].join(BETWEEN)) : told
