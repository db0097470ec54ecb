import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDb } from './client.ts'
import { checkDisk, isWorkFlowing, pingDatabase } from './health.ts'
import { createBatch } from './jobs/batches.ts'
import { holdJob, startJob } from './jobs/jobs.ts'
import { claimLane } from './jobs/lanes.ts'
import { runJob } from './testing/act-as-worker.ts'
import { newBatch, newOwner } from './testing/sample-rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

test('a disk with room is fine', async () => {
  await expect(checkDisk(database.db)).resolves.toBeUndefined()
})

test('a database that can write no more still answers, and is found out', async () => {
  const { url } = database
  const [name = ''] = new URL(url).pathname.slice(1).split('?')
  // What a full disk does to it, as far as a test may go.
  await sql`alter database ${sql.id(name)} set temp_file_limit = '8kB'`.execute(database.db)
  const full = createDb({ url, onError: () => undefined })
  await expect(pingDatabase(full)).resolves.toBeUndefined()
  await expect(checkDisk(full)).rejects.toThrow('temp_file_limit')
  await full.destroy()
})

test('work flows until nothing that is dispatched moves, and again when something does', async () => {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(db, owner, newBatch(3))
  const [first, second] = await claimLane(
    db,
    { ownerId: owner.id, mode: 'batch' },
    { shared: 2, alone: 2 },
  )
  const age = (id: string | undefined, seconds: number) =>
    sql`update jobs set updated_at = now() - make_interval(secs => ${seconds}) where id = ${id ?? ''}`.execute(
      db,
    )
  expect(await isWorkFlowing(db)).toBe(true)
  await age(first?.id, 70)
  expect(await isWorkFlowing(db)).toBe(false)
  await startJob(db, second?.id ?? '', 1)
  await age(second?.id, 100)
  expect(await isWorkFlowing(db)).toBe(true)
  await age(second?.id, 200)
  expect(await isWorkFlowing(db)).toBe(false)
  await holdJob(db, { id: second?.id ?? '', attempt: 1 }, new Date(Date.now() + 60_000))
  await age(second?.id, 200)
  expect(await isWorkFlowing(db)).toBe(true)
  await runJob(db, second?.id ?? '', 0)
  // A result is a sign of life, too.
  expect(await isWorkFlowing(db)).toBe(true)
  await sql`update analytics set timestamp = now() - interval '2 minutes'`.execute(db)
  expect(await isWorkFlowing(db)).toBe(false)
  await runJob(db, first?.id ?? '', 0)
  await runJob(db, jobs[2]?.id ?? '', 0)
})
