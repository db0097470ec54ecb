import first from './first-weights.json' with { type: 'json' }
import second from './second-weights.json' with { type: 'json' }
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

const STORED = { first, second }
const known = new Map<keyof typeof STORED, LineWeights>()

/** What was learned about the roles of lines for the first or the second reading of a document; see bench/learn.ts. */
export function lineWeights(reading: keyof typeof STORED): LineWeights {
  const found = known.get(reading)
  if (found) return found
  const stored = STORED[reading]
  const weights = {
    lines: expand(stored.lines, COUNT, (name, at) => classOf(name, STATES[at] as State)),
    steps: expand(stored.steps, COUNT * COUNT, (name, at) =>
      stepClassOf(name, STATES[Math.floor(at / COUNT)] as State, STATES[at % COUNT] as State),
    ),
  }
  known.set(reading, weights)
  return weights
}
