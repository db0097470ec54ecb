import { BATCHES_PAGE_SIZE } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { listBatches, readBatch } from './batch-list.ts'
import { createBatch } from './batches.ts'
import { cancelBatch, pauseBatch } from './change-batch.ts'
import { failJob, finishJobs, holdJob, startJob } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function start(id: string | undefined) {
  const job = await startJob(database.db, id ?? '', 1)
  if (!job) throw new Error('not started')
  return job
}
async function finish(id: string | undefined): Promise<void> {
  const resumeId = await saveTailored(database.db, await start(id), sampleResult)
  await finishJobs(database.db, resumeId ?? '')
}

test('pages through the batches, newest first, and shows them to nobody else', async () => {
  const { db } = database
  const owner = newOwner()
  const made: string[] = []
  for (let at = 0; at <= BATCHES_PAGE_SIZE; at += 1) {
    const mode = at % 2 ? 'queue' : 'batch'
    made.push((await createBatch(db, owner, newBatch(2, { mode }))).batchId)
  }
  // In one instant: the id decides.
  await db
    .updateTable('batches')
    .set({ created_at: sql`now()` })
    .where('id', 'in', made.slice(-2))
    .execute()
  for (const mode of ['single', 'queue'] as const)
    await createBatch(db, owner, newBatch(1, { mode }))
  const { batchId: emptied } = await createBatch(db, owner, newBatch(2))
  await cancelBatch(db, owner.id, emptied)

  const first = await listBatches(db, owner.id)
  const second = await listBatches(db, owner.id, first.nextCursor ?? undefined)
  const seen = [...first.batches, ...second.batches].map(({ id }) => id)
  expect(first.batches).toHaveLength(BATCHES_PAGE_SIZE)
  expect(second.nextCursor).toBeNull()
  expect(seen.slice(2)).toEqual(made.toReversed().slice(2))
  expect(seen.slice(0, 2)).toEqual(made.slice(-2).toSorted().toReversed())
  expect(await listBatches(db, newOwner().id)).toEqual({ batches: [], nextCursor: null })
  expect(await readBatch(db, newOwner().id, made[0] ?? '')).toBeUndefined()
})

test('says what became of the jobs, and why some failed', async () => {
  const { db } = database
  const owner = newOwner()
  const { batchId, jobs } = await createBatch(db, owner, newBatch(7, { fileName: 'ada.md' }))
  const [done, held, ...others] = jobs.map(({ id }) => id)
  await finish(done)
  const until = new Date(Date.now() + 60_000)
  await holdJob(db, await start(held), until)
  for (const id of others.slice(0, 2)) await failJob(db, await start(id), 'model_timeout')
  await failJob(db, await start(others[2]), 'internal')
  expect(await readBatch(db, owner.id, batchId)).toMatchObject({
    mode: 'batch',
    fileName: 'ada.md',
    totals: { done: 1, running: 1, waiting: 2, paused: 0, failed: 3 },
    failures: [
      { code: 'model_timeout', count: 2 },
      { code: 'internal', count: 1 },
    ],
    secondsLeft: null,
    waitsUntil: until.toISOString(),
  })
  await pauseBatch(db, owner.id, batchId, true)
  expect(await readBatch(db, owner.id, batchId)).toMatchObject({
    totals: { running: 1, waiting: 0, paused: 2 },
  })
})

test('says how long the rest takes once enough have ended, by those that ended last', async () => {
  const { db } = database
  const owner = newOwner()
  const { batchId, jobs } = await createBatch(db, owner, newBatch(9))
  const ids = jobs.map(({ id }) => id)
  for (const id of ids.slice(0, 5)) await finish(id)
  for (const [at, id] of ids.slice(0, 5).entries())
    await db
      .updateTable('jobs')
      .set({ updated_at: sql<Date>`now() - make_interval(secs => ${40 - at * 10})` })
      .where('id', '=', id)
      .execute()
  const { secondsLeft } = (await readBatch(db, owner.id, batchId)) ?? {}
  expect(secondsLeft).toBeGreaterThanOrEqual(40)
  expect(secondsLeft).toBeLessThan(50)

  // What ended before a long pause says nothing.
  await db
    .updateTable('jobs')
    .set({ updated_at: sql<Date>`now() - interval '1 hour'` })
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await readBatch(db, owner.id, batchId)).toMatchObject({ secondsLeft: null })
})
