import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { failRendering, startJob } from '../jobs/jobs.ts'
import { claimLane } from '../jobs/lanes.ts'
import { readFreeLeft } from '../ledger/free-counts.ts'
import type { Owner } from '../owners/owners.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { addUser } from '../testing/accounts.ts'
import { runJob } from '../testing/act-as-worker.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { adoptDevice } from './adopt-device.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const limitsOf = (device: Owner, quota: number, user?: Owner) => [
  { key: `device:${device.id}`, quota },
  { key: `network:${device.id}`, quota: 1000 },
  ...(user ? [{ key: `user:${user.id}`, quota }] : []),
]

async function addJobs(device: Owner, size: number, quota = 2): Promise<string[]> {
  const { db } = database
  const freeLimits = limitsOf(device, quota)
  const { jobs } = await createBatch(db, device, newBatch(size, { freeLimits }))
  await claimLane(db, { ownerId: device.id, mode: 'batch' }, { shared: size, alone: size })
  return jobs.map(({ id }) => id)
}

const readCount = (user: Owner) =>
  database.db
    .selectFrom('free_counts')
    .select(['used', 'reserved'])
    .where('key', '=', `user:${user.id}`)
    .executeTakeFirst()

test('free ones that a device has used or reserved are none for its account on another device', async () => {
  const { db } = database
  const [device, other, user] = [newOwner(), newOwner(), await addUser(db)]
  const [first = ''] = await addJobs(device, 2)
  await runJob(db, first, 0)
  await adoptDevice(db, device.id, user.id)
  expect(await readCount(user)).toEqual({ used: 1, reserved: 1 })
  const freeLimits = limitsOf(other, 2, user)
  expect(await readFreeLeft(db, freeLimits)).toBe(0)
  await expect(createBatch(db, user, newBatch(1, { freeLimits }))).rejects.toMatchObject({
    code: 'allowance_exhausted',
  })
  await adoptDevice(db, device.id, user.id)
  expect(await readCount(user)).toEqual({ used: 1, reserved: 1 })
  expect(await audit(db)).toEqual([])
})

test('a PDF that fails after the sign-in gives the generation back to device and account', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(db)]
  const [id = ''] = await addJobs(device, 1)
  const job = await startJob(db, id, 1)
  const resumeId = (job && (await saveTailored(db, job, sampleResult))) ?? ''
  await adoptDevice(db, device.id, user.id)
  await failRendering(
    db,
    { resumeId, template: 'classic', size: 'letter', fit: 0 },
    'render_failed',
  )
  expect(await readFreeLeft(db, limitsOf(device, 2, user))).toBe(2)
  expect(await audit(db)).toEqual([])
})

test('jobs of two devices that end while both sign in are counted for the account, each once', async () => {
  const { db } = database
  const [one, two, user] = [newOwner(), newOwner(), await addUser(db)]
  const ids = (await Promise.all([addJobs(one, 30, 30), addJobs(two, 30, 30)])).flat()
  await Promise.all([
    ...ids.map((id, n) => runJob(db, id, n)),
    adoptDevice(db, one.id, user.id),
    adoptDevice(db, two.id, user.id),
  ])
  const done = await db
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', user.id)
    .where('status', '=', 'done')
    .execute()
  expect(done).toHaveLength(30)
  expect(await readCount(user)).toEqual({ used: 30, reserved: 0 })
  expect(await audit(db)).toEqual([])
})

test('where nothing is limited nothing is counted for the account', async () => {
  const { db } = database
  const [device, user] = [newOwner(), await addUser(db)]
  await createBatch(db, device, newBatch(2))
  await adoptDevice(db, device.id, user.id)
  expect(await readCount(user)).toBeUndefined()
})
