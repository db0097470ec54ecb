import { setTimeout as delay } from 'node:timers/promises'
import { audit } from '@tailorbird/db/testing'
import { expect } from 'vitest'
import { RESUME } from '../src/samples.ts'
import type { Fleet } from './fleet.ts'

/** Waits until no job waits or runs. @throws when that takes too long */
export async function untilEnded({ db }: Pick<Fleet, 'db'>, withinMs = 180_000): Promise<void> {
  const end = performance.now() + withinMs
  for (;;) {
    const left = await db
      .selectFrom('jobs')
      .select((is) => is.fn.countAll<string>().as('jobs'))
      .where('status', 'in', ['queued', 'processing'])
      .executeTakeFirstOrThrow()
      // The database may be away at this moment.
      .catch(() => ({ jobs: 'unknown' }))
    if (Number(left.jobs) === 0) return
    if (performance.now() > end) throw new Error(`${left.jobs} jobs have not ended`)
    await delay(250)
  }
}

/** Sentences of the resume that no log may quote. */
const PERSONAL = RESUME.split('\n').filter((line) => line.length > 30)

/**
 * What must hold after every fault: no job lost, each in one final state, the ledger right, at most one
 * PDF for a resume, template and size, every process alive, and no resume in any log.
 */
export async function expectWhole(fleet: Fleet): Promise<void> {
  await untilEnded(fleet)
  expect(await audit(fleet.db)).toEqual([])
  const owners = await fleet.db.selectFrom('owners').select('reserved').execute()
  expect(owners.filter(({ reserved }) => reserved !== 0)).toEqual([])
  const results = await fleet.db
    .selectFrom('jobs')
    .leftJoin('pdfs', 'pdfs.resume_id', 'jobs.resume_id')
    .select(['jobs.id', 'status', 'progress', (is) => is.fn.count('pdfs.resume_id').as('pdfs')])
    .groupBy(['jobs.id', 'status', 'progress'])
    .execute()
  for (const { status, progress, pdfs } of results) {
    if (status === 'done') expect([progress, Number(pdfs)]).toEqual([100, 1])
  }
  const stopped = [...fleet.apis, ...fleet.tailors, ...fleet.renders].filter(
    (service) => !service.isRunning(),
  )
  expect(stopped.map(({ name }) => name)).toEqual([])
  const log = await fleet.readLog()
  expect(PERSONAL.filter((line) => log.includes(line))).toEqual([])
}
