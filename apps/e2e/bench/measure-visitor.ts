import { setTimeout as delay } from 'node:timers/promises'
import { POSTING, RESUME } from '../src/samples.ts'
import type { openVisitor } from '../src/visitor.ts'

type Visitor = Awaited<ReturnType<typeof openVisitor>>

/** How long somebody waited for lists, and from a request to its result, in milliseconds. */
export interface Waits {
  lists: number[]
  jobs: number[]
}

/** Pauses as of a person who is quick. */
const BETWEEN_LISTS_MS = 25
const BETWEEN_JOBS_MS = 100
let jobs = 0

/**
 * Asks for the own jobs and tailors, again and again, both at once.
 * @param until when to stop; what has begun is waited for
 * @throws when anything is refused
 */
export async function measureVisitor(visitor: Visitor, until: AbortSignal): Promise<Waits> {
  const [lists, tailored] = await Promise.all([
    repeat(until, BETWEEN_LISTS_MS, async () => {
      const answer = await visitor.get('/api/jobs')
      await answer.text()
      if (answer.status !== 200) throw new Error(`the list: ${answer.status}`)
    }),
    repeat(until, BETWEEN_JOBS_MS, () => visitor.tailor(RESUME, `${POSTING}\nReference ${jobs++}`)),
  ])
  return { lists, jobs: tailored }
}

async function repeat(
  until: AbortSignal,
  pauseMs: number,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  do {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
    await delay(pauseMs)
  } while (!until.aborted)
  return times
}

/** The time below which a share of them is. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
