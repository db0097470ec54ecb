import { findTerms, type Hit } from '../lexicon/find-terms.ts'
import type { Term } from '../lexicon/lexicon.ts'

/** Terms that one requirement asks for: the first or any other. */
type TermGroup = [Term, ...Term[]]

const OR = /^[\s,(]*(?:and\/or|or|oder|ou|o|\/)\s*$/iu
const COMMA = /^\s*,\s*$/
const EXAMPLES =
  /(?:one of|any of|either|such as|e\.\s?g\.?|for example|like|at least one|z\.\s?b\.?|par exemple|tel(?:le)?s? que|como)(?:[\s,:(]|the following)*$/iu

/** Whether a run of terms, joined by commas, means any of them. */
function isEither(line: string, run: readonly Hit[]): boolean {
  const first = run[0] as Hit
  if (EXAMPLES.test(line.slice(Math.max(0, first.start - 40), first.start))) return true
  return run.some((hit, index) => index > 0 && OR.test(line.slice(run[index - 1]?.end, hit.start)))
}

function splitRuns(line: string, hits: readonly Hit[]): Hit[][] {
  const runs: Hit[][] = []
  for (const hit of hits) {
    const run = runs.at(-1)
    const gap = run ? line.slice(run.at(-1)?.end, hit.start) : ''
    if (run && (OR.test(gap) || COMMA.test(gap))) run.push(hit)
    else runs.push([hit])
  }
  return runs
}

/** The terms of a line; 'TypeScript, Rust or Java' is one group, 'Git and SQL' are two. */
export function groupTerms(line: string): TermGroup[] {
  return splitRuns(line, findTerms(line)).flatMap((run): TermGroup[] => {
    const [first, ...others] = [...new Set(run.map(({ term }) => term))]
    if (first === undefined) return []
    return isEither(line, run)
      ? [[first, ...others]]
      : [first, ...others].map((term): TermGroup => [term])
  })
}
