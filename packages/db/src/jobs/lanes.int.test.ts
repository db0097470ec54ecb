import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { failJob } from './jobs.ts'
import { claimLane, type Lane } from './lanes.ts'
import { findIdleLanes, findOverdueJobs } from './sweep.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function fillLane(size: number) {
  const owner = newOwner()
  const batch = await createBatch(database.db, owner, newBatch(size, { mode: 'queue' }))
  const lane: Lane = { ownerId: owner.id, mode: 'queue' }
  return { lane, ids: batch.jobs.map(({ id }) => id) }
}

test('a lane of one place gives its jobs out one at a time, in order, to racing dispatchers', async () => {
  const { lane, ids } = await fillLane(10)
  const order: string[] = []
  for (const _ of ids) {
    const claims = await Promise.all([1, 2, 3].map(() => claimLane(database.db, lane, 1)))
    const [claimed, ...more] = claims.flat()
    expect(more).toEqual([])
    order.push(claimed?.id ?? '')
    await failJob(database.db, { id: claimed?.id ?? '', attempt: 1 }, 'internal')
  }
  expect(order).toEqual(ids)
})

test('a wider lane fills its places and no more', async () => {
  const { lane, ids } = await fillLane(6)
  const claims = await Promise.all([1, 2, 3].map(() => claimLane(database.db, lane, 4)))
  expect(
    claims
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.slice(0, 4).toSorted())
})

test('the sweep finds a lane that nothing runs in, and jobs that do not move', async () => {
  const { lane, ids } = await fillLane(2)
  expect(await findIdleLanes(database.db)).toContainEqual(lane)
  await claimLane(database.db, lane, 1)
  expect(await findIdleLanes(database.db)).not.toContainEqual(lane)
  const overdue = await findOverdueJobs(database.db, -1)
  expect(overdue).toContainEqual(
    expect.objectContaining({ id: ids[0], status: 'queued', resumeId: null }),
  )
  expect(overdue.map(({ id }) => id)).not.toContain(ids[1])
})
