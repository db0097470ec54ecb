import type { Violation } from '../clauses/violation.ts'

/** Cases for the truth check: resumes, and tailored versions of them that are known to be true or not. */
export interface TruthBench {
  resumes: Record<string, string>
  cases: TruthCase[]
}

interface TruthCase {
  id: string
  resume: string
  kind: 'fabrication' | 'truthful'
  category: string
  tailored: string
  what: string
}

interface Outcome {
  id: string
  kind: TruthCase['kind']
  category: string
  what: string
  violations: Violation[]
  /** A fabrication was caught, or a truthful rewrite passed. */
  isRight: boolean
}

/** Runs the check on every case. */
export function measureTruth(
  bench: TruthBench,
  check: (original: string, tailored: string) => Violation[],
): Outcome[] {
  return bench.cases.map(({ id, resume, kind, category, tailored, what }) => {
    const violations = check(bench.resumes[resume] ?? '', tailored)
    const isRight = violations.length > 0 === (kind === 'fabrication')
    return { id, kind, category, what, violations, isRight }
  })
}

/** Counts fabrications, those caught, truthful rewrites, and those flagged. */
export function countOutcomes(outcomes: readonly Outcome[]) {
  const of = (kind: TruthCase['kind']) => outcomes.filter((outcome) => outcome.kind === kind)
  return {
    fabrications: of('fabrication').length,
    caught: of('fabrication').filter(({ isRight }) => isRight).length,
    truthful: of('truthful').length,
    flagged: of('truthful').filter(({ isRight }) => !isRight).length,
  }
}

/** Whether nothing went wrong. */
export const isPerfect = (outcomes: readonly Outcome[]) => outcomes.every(({ isRight }) => isRight)

/** Whether at least 90 % of the fabrications are caught and at most 5 % of the truthful rewrites are flagged. */
export function holdsBars(outcomes: readonly Outcome[]): boolean {
  const { fabrications, caught, truthful, flagged } = countOutcomes(outcomes)
  return caught >= 0.9 * fabrications && flagged <= 0.05 * truthful
}
