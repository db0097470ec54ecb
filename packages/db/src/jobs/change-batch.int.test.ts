import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { News } from '../news.ts'
import { readAllowance } from '../owners/owners.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { hearNews } from '../testing/hear-news.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { cancelBatch, pauseBatch, retryFailed } from './change-batch.ts'
import { cancelJob, retryJob } from './change-job.ts'
import { listJobs } from './job-lists.ts'
import { failJob, startJob } from './jobs.ts'
import { claimLane } from './lanes.ts'
import { findIdleLanes } from './sweep.ts'

let database: TestDatabase
let heard: Awaited<ReturnType<typeof hearNews>>
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  heard = await hearNews(database.url)
})
afterAll(async () => {
  await heard.close()
  await database.close()
})

const descending = (a: number, b: number) => b - a
const retry = { requestId: 'request-2', freeLimits: null }

async function accept(size: number) {
  const { db } = database
  const owner = newOwner()
  const input = newBatch(size)
  const { batchId, jobs } = await createBatch(db, owner, input)
  return {
    owner,
    input,
    batchId,
    ids: jobs.map(({ id }) => id),
    lane: { ownerId: owner.id, mode: 'batch' } as const,
    read: async () => (await listJobs(db, owner.id, { batchId })).jobs.toReversed(),
    used: () => readAllowance(db, owner.id),
  }
}

test('a paused batch keeps what runs, holds back the rest and what joins it, and goes on in order', async () => {
  const { db } = database
  const { owner, input, batchId, ids, lane, read } = await accept(4)
  await claimLane(db, lane, { shared: 1, alone: 1 })
  // News of their coming in may still be on the way.
  const isTold = new Promise((resolve) => {
    heard.on('job', ({ job }: News['job']) => job.paused && resolve(job))
  })
  expect(await pauseBatch(db, owner.id, batchId, true)).toEqual({ changed: 3, lane })
  expect(await isTold).toMatchObject({ batchId, status: 'queued' })
  expect(await pauseBatch(db, owner.id, batchId, true)).toMatchObject({ changed: 0 })
  const late = await createBatch(db, owner, {
    ...newBatch(1),
    batchId,
    originalContent: input.originalContent,
  })
  expect((await read()).map(({ paused }) => paused)).toEqual([false, true, true, true, true])

  await startJob(db, ids[0] ?? '', 1)
  await failJob(db, { id: ids[0] ?? '', attempt: 1 }, 'internal')
  expect(await claimLane(db, lane, { shared: 4, alone: 4 })).toEqual([])
  expect((await findIdleLanes(db, undefined, 100)).lanes).not.toContainEqual(lane)
  await retryJob(db, owner.id, ids[0] ?? '', retry)
  expect(await pauseBatch(db, owner.id, batchId, false)).toMatchObject({ changed: 5 })
  const claimed = [
    ...(await claimLane(db, lane, { shared: 2, alone: 2 })),
    ...(await claimLane(db, lane, { shared: 5, alone: 5 })),
  ]
  expect(new Set(claimed.map(({ id }) => id))).toEqual(new Set([...ids, late.jobs[0]?.id]))
})

test('jobs that come in while their batch is being paused wait with it, or were first', async () => {
  const { db } = database
  const { owner, input, batchId, read } = await accept(1)
  const join = () =>
    createBatch(db, owner, { ...newBatch(1), batchId, originalContent: input.originalContent })
  await Promise.all([join(), join(), pauseBatch(db, owner.id, batchId, true), join(), join()])
  expect((await read()).map(({ paused }) => paused)).toEqual([true, true, true, true, true])
})

test('a cancelled batch gives back what is not delivered, tells workers, and is paused no more', async () => {
  const { db } = database
  const { owner, batchId, ids, lane, read, used } = await accept(5)
  await claimLane(db, lane, { shared: 2, alone: 2 })
  const delivered = await startJob(db, ids[0] ?? '', 1)
  if (!delivered) throw new Error('not started')
  await saveTailored(db, delivered, sampleResult)
  await pauseBatch(db, owner.id, batchId, true)
  const toWorkers: News['cancel'][] = []
  heard.on('cancel', (news) => toWorkers.push(news))
  const told = once(heard, 'cancel')
  const calls = await Promise.all([1, 2, 3].map(() => cancelBatch(db, owner.id, batchId)))
  expect(calls.map(({ changed }) => changed).toSorted(descending)).toEqual([4, 0, 0])
  await told
  expect(toWorkers).toEqual([{ jobId: ids[1], attempt: 1 }])
  expect((await read()).map(({ id }) => id)).toEqual([ids[0]])
  expect(await used()).toMatchObject({ used: 1, reserved: 0 })
})

test('all failed jobs are tried again, once, or none when the generations do not suffice', async () => {
  const { db } = database
  const { owner, batchId, ids, read, used } = await accept(4)
  for (const id of ids.slice(0, 3)) await failJob(db, { id, attempt: 1 }, 'internal')
  await expect(
    retryFailed(db, owner.id, batchId, { ...retry, freeLimits: freely(owner, 2) }),
  ).rejects.toMatchObject({
    code: 'allowance_exhausted',
  })
  const calls = await Promise.all([1, 2].map(() => retryFailed(db, owner.id, batchId, retry)))
  expect(calls.map(({ changed }) => changed).toSorted(descending)).toEqual([3, 0])
  expect((await read()).map(({ status, attempt }) => [status, attempt])).toEqual([
    ['queued', 2],
    ['queued', 2],
    ['queued', 2],
    ['queued', 1],
  ])
  expect(await used()).toMatchObject({ reserved: 4 })
})

test('everything at once on one batch ends, and the ledger holds', async () => {
  const { db } = database
  const { owner, batchId, ids, lane, used } = await accept(40)
  const work = ids.map(async (id, index) => {
    const job = await startJob(db, id, 1)
    if (!job) return
    if (index % 3 === 0) await failJob(db, job, 'internal')
    if (index % 3 === 1) await saveTailored(db, job, sampleResult)
    if (index % 5 === 0) await cancelJob(db, owner.id, id).catch(() => undefined)
  })
  const changes = [1, 2, 3].flatMap(() => [
    pauseBatch(db, owner.id, batchId, true),
    claimLane(db, lane, { shared: 4, alone: 4 }),
    retryFailed(db, owner.id, batchId, retry),
    claimLane(db, lane, { shared: 4, alone: 4 }),
    pauseBatch(db, owner.id, batchId, false),
  ])
  await Promise.all([...work, ...changes])
  await cancelBatch(db, owner.id, batchId)
  const stored = await db
    .selectFrom('resumes')
    .select('id')
    .where('owner_id', '=', owner.id)
    .execute()
  expect(await used()).toMatchObject({ used: stored.length, reserved: 0 })
  expect(await audit(db)).toEqual([])
})

test("another owner's batch is not there", async () => {
  const { db } = database
  const { batchId, read } = await accept(1)
  const stranger = newOwner().id
  for (const call of [
    () => pauseBatch(db, stranger, batchId, true),
    () => cancelBatch(db, stranger, batchId),
    () => retryFailed(db, stranger, batchId, retry),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' })
  expect(await read()).toMatchObject([{ status: 'queued', paused: false }])
})
