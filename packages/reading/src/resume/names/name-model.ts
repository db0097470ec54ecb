import weights from './name-weights.json' with { type: 'json' }
import type { NameWeights } from './choose.ts'

const UNIT = 100
const expand = (stored: Record<string, number>): NameWeights =>
  new Map(Object.entries(stored).map(([name, weight]) => [name, weight / UNIT]))

let known: Record<'jobs' | 'schools', NameWeights> | undefined

/** What was learned about the names of jobs or schools; see bench/learn.ts. */
export function nameWeights(kind: 'jobs' | 'schools'): NameWeights {
  known ??= { jobs: expand(weights.jobs), schools: expand(weights.schools) }
  return known[kind]
}
