import weights from './line-weights.json' with { type: 'json' }
import type { LineWeights } from './decode.ts'
import { classOf, STATES, stepClassOf, type State } from './states.ts'

const UNIT = 100
const COUNT = STATES.length

/** Weights as they are stored: for each class of roles a number, in hundredths. */
const expand = (
  stored: Record<string, string>,
  size: number,
  place: (name: string, at: number) => number,
) =>
  new Map(
    Object.entries(stored).map(([name, row]) => {
      const sparse = new Map(
        row.split(' ').map((cell) => {
          const [at, value] = cell.split(':')
          return [Number(at), Number(value) / UNIT] as const
        }),
      )
      return [
        name,
        Float64Array.from({ length: size }, (_, at) => sparse.get(place(name, at)) ?? 0),
      ] as const
    }),
  )

let known: LineWeights | undefined

/** What was learned about the roles of lines; see bench/learn.ts. */
export function lineWeights(): LineWeights {
  known ??= {
    lines: expand(weights.lines, COUNT, (name, at) => classOf(name, STATES[at] as State)),
    steps: expand(weights.steps, COUNT * COUNT, (name, at) =>
      stepClassOf(name, STATES[Math.floor(at / COUNT)] as State, STATES[at % COUNT] as State),
    ),
  }
  return known
}
