import type { JobMode, Lane } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { failJob } from './jobs.ts'
import { claimLane } from './lanes.ts'
import { findIdleLanes, takeOverdueJobs } from './sweep.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function fillLane(size: number, mode: JobMode = 'queue') {
  const owner = newOwner()
  const batch = await createBatch(database.db, owner, newBatch(size, { mode }))
  const lane: Lane = { ownerId: owner.id, mode }
  return { lane, ids: batch.jobs.map(({ id }) => id) }
}

/** All lanes that nothing runs in, page by page. */
async function listIdle(): Promise<Lane[]> {
  const idle: Lane[] = []
  for (let page: Lane | null | undefined; page !== null;) {
    const { lanes, next } = await findIdleLanes(database.db, page, 7)
    idle.push(...lanes)
    page = next
  }
  return idle
}

test('a lane of one place gives its jobs out one at a time, in order, to racing dispatchers', async () => {
  const { lane, ids } = await fillLane(10)
  const order: string[] = []
  for (const _ of ids) {
    const claims = await Promise.all(
      [1, 2, 3].map(() => claimLane(database.db, lane, { shared: 1, alone: 1 })),
    )
    const [claimed, ...more] = claims.flat()
    expect(more).toEqual([])
    order.push(claimed?.id ?? '')
    await failJob(database.db, { id: claimed?.id ?? '', attempt: 1 }, 'internal')
  }
  expect(order).toEqual(ids)
})

test('a wider lane fills its places and no more', async () => {
  const { lane, ids } = await fillLane(6)
  const claims = await Promise.all(
    [1, 2, 3].map(() => claimLane(database.db, lane, { shared: 4, alone: 4 })),
  )
  expect(
    claims
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.slice(0, 4).toSorted())
})

test('the sweep finds a lane that nothing runs in, and jobs that do not move, each once a while', async () => {
  const { lane, ids } = await fillLane(2)
  expect(await listIdle()).toContainEqual(lane)
  await claimLane(database.db, lane, { shared: 1, alone: 1 })
  expect(await listIdle()).not.toContainEqual(lane)
  expect(await takeOverdueJobs(database.db, 60, 100)).toEqual([])
  const overdue = await takeOverdueJobs(database.db, -1, 1000)
  expect(overdue).toContainEqual(
    expect.objectContaining({ id: ids[0], status: 'queued', resumeId: null }),
  )
  expect(overdue.map(({ id }) => id)).not.toContain(ids[1])
  const { db } = database
  await db
    .updateTable('jobs')
    .set({ updated_at: new Date(0) })
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await takeOverdueJobs(db, 60, 100)).toEqual([])
  await db
    .updateTable('jobs')
    .set({ swept_at: new Date(0) })
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await takeOverdueJobs(db, 60, 100)).toMatchObject([{ id: ids[0] }])
})

test('idle lanes are found page by page, and what is paused waits for a person', async () => {
  const { db } = database
  const lanes = await Promise.all(Array.from({ length: 20 }, () => fillLane(3, 'batch')))
  expect(await listIdle()).toEqual(expect.arrayContaining(lanes.map(({ lane }) => lane)))
  await db.updateTable('jobs').set({ paused: true }).execute()
  expect(await listIdle()).toEqual([])
})
