import type { JobMode } from '@tailorbird/contracts'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { failJob } from './jobs.ts'
import { claimLane } from './lanes.ts'

const width = { shared: 4, alone: 10 }
let database: TestDatabase
beforeEach(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterEach(() => database.close())

async function handIn(size: number, mode: JobMode = 'batch', owner = newOwner()) {
  await createBatch(database.db, owner, newBatch(size, { mode }))
  return { owner, lane: { ownerId: owner.id, mode } }
}

test('a lane grows while nobody else has jobs, and gives way when somebody comes', async () => {
  const one = await handIn(20)
  const grown = await claimLane(database.db, one.lane, width)
  expect(grown.map(({ rank }) => rank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const other = await handIn(3)
  // The newcomer's first ones rank before what the other has waiting.
  expect((await claimLane(database.db, other.lane, width)).map(({ rank }) => rank)).toEqual([
    0, 1, 2,
  ])
  for (const [ended, job] of grown.entries()) {
    await failJob(database.db, job, 'internal')
    const next = await claimLane(database.db, one.lane, width)
    expect(next).toHaveLength(ended < 6 ? 0 : 1)
  }
})

test('an owner has so many jobs dispatched in all lanes together', async () => {
  const { owner, lane } = await handIn(20)
  await handIn(20, 'single', owner)
  await handIn(20, 'queue', owner)
  const { db } = database
  expect(await claimLane(db, { ...lane, mode: 'queue' }, { shared: 1, alone: 1 })).toHaveLength(1)
  expect(await claimLane(db, lane, width)).toHaveLength(9)
  expect(await claimLane(db, { ...lane, mode: 'single' }, width)).toEqual([])
})
