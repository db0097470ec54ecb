import { useMemo, useState } from 'react'
import type { BuilderValues } from './builder-values.ts'
import { findProblems, type Problem } from './find-problems.ts'

/**
 * What is wrong with the form, and of that what to show: only what stood in the way of a try to go on,
 * so that a field is not blamed before its person is done with it.
 */
export function useTries(values: BuilderValues) {
  const problems = useMemo(() => findProblems(values), [values])
  const [tried, setTried] = useState<{ found: Problem[]; isWhole: boolean }>({
    found: [],
    isWhole: false,
  })
  const shown = problems.filter(({ field }) => tried.found.some((other) => other.field === field))
  return {
    /** All that is wrong. */
    problems,
    /** What to show at fields and tabs. */
    shown,
    /** What the last try to generate found, to be listed. */
    listed: tried.isWhole ? tried.found : [],
    /** Notes a try that found this. @param isWhole of the whole form, not only of one section */
    note: (found: Problem[], isWhole: boolean) => setTried({ found, isWhole }),
  }
}
