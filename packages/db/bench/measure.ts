import { countRows } from '../src/testing/plans/judge.ts'
import type { PlanNode, RunStatement, WatchedDb } from '../src/testing/plans/watch.ts'

/** A statement of a function, as it ran several times. */
export interface Measured {
  name: string
  text: string
  /** The fastest: what else the machine does is not the statement's fault. */
  ms: number
  /** Rows that it looked at, and blocks, in the run that looked at most. */
  rows: number
  blocks: number
  plan: PlanNode
}

const RUNS = 7
const MOST_TIMES = 8

/** Calls a function several times and gives each of its statements. */
export async function measure(
  name: string,
  call: () => Promise<unknown>,
  watched: WatchedDb,
): Promise<Measured[]> {
  const byText = new Map<string, RunStatement[]>()
  for (let run = 0; run < RUNS; run += 1) {
    watched.take()
    await call()
    // The plan of the last one may come behind its answer.
    await new Promise((resolve) => setTimeout(resolve, 5))
    const times = new Map<string, number>()
    for (const one of watched.take()) {
      const text = shorten(one.text)
      // What is repeated in steps is one thing.
      const time = Math.min((times.get(text) ?? 0) + 1, MOST_TIMES)
      times.set(text, time)
      byText.set(`${time} ${text}`, [...(byText.get(`${time} ${text}`) ?? []), one])
    }
  }
  return [...byText.values()].map((runs) => summarise(name, runs))
}

function summarise(name: string, runs: RunStatement[]): Measured {
  const [most] = runs.toSorted((a, b) => countRows(b.plan) - countRows(a.plan))
  if (!most) throw new Error('nothing ran')
  return {
    name,
    text: shorten(most.text),
    ms: Math.min(...runs.map(({ ms }) => ms)),
    rows: countRows(most.plan),
    blocks: (most.plan['Shared Hit Blocks'] ?? 0) + (most.plan['Shared Read Blocks'] ?? 0),
    plan: most.plan,
  }
}

/** However many values it is given, it is the same statement. */
function shorten(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\(\$\d+(?:, \$\d+)*\)(?:, \(\$\d+(?:, \$\d+)*\))*/g, '($…)')
    .trim()
}
