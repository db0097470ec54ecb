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
import { restatePointed } from './restate-pointed.ts'
import { restateRanges } from './restate-ranges.ts'
import { restateSelf } from './restate-self.ts'
import { restateShort } from './restate-short.ts'
import { restateSpelled } from './restate-spelled.ts'
import { restateYears } from './restate-years.ts'
import { restateZeros } from './restate-zeros.ts'

/** Longer texts are compared as they are. */
const MAX_CHARS = 2_000

/**
 * A text with all that it says in other, exactly equal words as its sources say it: who tells of oneself, changes from one figure to another in their order,
 * none of a thing, fiscal years, compounds, verbs in two parts, short forms, what is said once for two, other verbs and nouns for one deed, lists in another
 * order. What is compared then differs only where something may differ.
 * @param sources the texts that it comes from
 */
export function restate(told: string, sources: readonly string[]): string {
  if (told.length > MAX_CHARS) return told
  const known = sources.filter(({ length }) => length <= MAX_CHARS)
  const restated = [
    restateSelf,
    restateParted,
    restateRanges,
    restateZeros,
    restateYears,
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
