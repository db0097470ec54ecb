import { setTimeout as delay } from 'node:timers/promises'
import { RESUME } from '../../src/samples.ts'
import { newJobs, type openPerson } from '../../faults/person.ts'
import type { Fleet } from '../../faults/fleet.ts'

const IN_A_CALL = 500
const GIVE_UP_MS = 900_000

interface Same {
  /** The posting of all of them; else each has its own. */
  posting: string
  /** The batch that they join. */
  batchId: string
}

/** Hands in jobs, in calls of 500. @param same what they have in common besides */
export async function handIn(
  person: Awaited<ReturnType<typeof openPerson>>,
  count: number,
  same: Partial<Same> = {},
): Promise<void> {
  for (let left = count; left > 0; left -= IN_A_CALL) {
    const jobs = newJobs(Math.min(left, IN_A_CALL))
    const answer = await person.send({
      mode: 'batch',
      originalContent: RESUME,
      jobs: jobs.map(({ id, jobDescription }) => ({
        id,
        jobDescription: same.posting ?? jobDescription,
      })),
      batchId: same.batchId,
    })
    if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
    await answer.body?.cancel()
  }
}

/** Waits until so many jobs of all are done, with their PDF. @throws when one fails, or it takes too long */
export async function untilMade({ db }: Pick<Fleet, 'db'>, count: number): Promise<void> {
  const end = performance.now() + GIVE_UP_MS
  for (;;) {
    const { made, failed } = await db
      .selectFrom('jobs')
      .select((is) => [
        is.fn.countAll<string>().filterWhere('status', '=', 'done').as('made'),
        is.fn.countAll<string>().filterWhere('status', '=', 'error').as('failed'),
      ])
      .executeTakeFirstOrThrow()
    if (Number(failed) > 0) throw new Error(`${failed} jobs failed`)
    if (Number(made) >= count) return
    if (performance.now() > end) throw new Error(`${made} of ${count} jobs were made`)
    await delay(50)
  }
}
