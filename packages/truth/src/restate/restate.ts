import { restateCompounds } from './restate-compounds.ts'
import { restateParted } from './restate-parted.ts'
import { restateRanges } from './restate-ranges.ts'
import { restateSelf } from './restate-self.ts'
import { restateYears } from './restate-years.ts'
import { restateZeros } from './restate-zeros.ts'

/** Longer texts are compared as they are. */
const MAX_CHARS = 2_000

/**
 * A text with all that it says in other, exactly equal words as its sources say it: who tells of oneself, changes from one figure to another in their order,
 * none of a thing, fiscal years, compounds, verbs in two parts. What is compared then differs only where something may differ.
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
    restateCompounds,
  ]
  return restated.reduce((text, one) => one(text, known), told)
}
