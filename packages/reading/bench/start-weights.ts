import { STATES } from '../src/resume/lines/states.ts'

const COUNT = STATES.length

/** Weights before anything was learned: known headings open their section, sections go on. */
export function startWeights() {
  const lines = new Map<string, Float64Array>()
  const set = (name: string, weight: (at: number) => number) =>
    lines.set(
      name,
      Float64Array.from(STATES, (_, at) => weight(at)),
    )
  for (const kind of new Set(STATES.map((state) => state.kind))) {
    const is = (at: number, part: string) => STATES[at]?.kind === kind && STATES[at]?.part === part
    set(`s:known-${kind}`, (at) => (is(at, 'heading') ? 5 : 0))
    set(`s:guess-${kind}`, (at) => (is(at, 'heading') ? 2 : 0))
    set(`s:sure-${kind}`, (at) => (is(at, 'body') ? 3 : 0))
    set(`s:label-${kind}`, (at) => (is(at, 'body') ? 2 : 0))
  }
  set('p:any', (at) => (STATES[at]?.part === 'heading' ? -2 : 0))
  set('p:known-any', (at) => (STATES[at]?.part === 'heading' ? 1 : 0))
  const steps = new Map<string, Float64Array>()
  steps.set(
    's:step',
    Float64Array.from({ length: COUNT * COUNT }, (_, at) => {
      const from = STATES[Math.floor(at / COUNT)]
      const to = STATES[at % COUNT]
      if (!from || !to) return 0
      if (to.part === 'heading') return from.part === 'heading' ? -1 : 0
      return from.kind === to.kind ? 2 : -2
    }),
  )
  return { lines, steps }
}
