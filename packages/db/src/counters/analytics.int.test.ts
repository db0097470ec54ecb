import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { startJob } from '../jobs/jobs.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { countResume, foldEvents, readTotals, recordVisit } from './analytics.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const newVisit = () => ({
  deviceId: randomUUID(),
  ipAddress: '203.0.113.0/24',
  userAgent: 'Needle',
})
const readEvents = (type: string) =>
  database.db
    .selectFrom('analytics')
    .select(['ip_address', 'user_agent'])
    .where('event_type', '=', type)
    .execute()

test('a device counts once a day, however often and in parallel it comes', async () => {
  const { db } = database
  const [one, other] = [newVisit(), newVisit()]
  await Promise.all([...Array(20).keys()].map((n) => recordVisit(db, n % 2 ? one : other)))
  expect(await readTotals(db)).toMatchObject({ totalVisitors: 2 })
  expect(await readEvents('visit')).toEqual(
    [1, 2].map(() => ({ ip_address: '203.0.113.0/24', user_agent: 'Needle' })),
  )
  await sql`update visits set day = day - 1`.execute(db)
  await recordVisit(db, one)
  expect(await readTotals(db)).toMatchObject({ totalVisitors: 3 })
  const kept = await db.selectFrom('visits').select('device_id').execute()
  expect(kept).toEqual([{ device_id: one.deviceId }])
})

test('a finished resume counts once, with the transaction that stores it', async () => {
  const { db } = database
  const { jobs } = await createBatch(db, newOwner(), newBatch(1))
  const job = await startJob(db, jobs[0]?.id ?? '', 1)
  if (!job) throw new Error('not started')
  await Promise.all([1, 2, 3].map(() => saveTailored(db, job, sampleResult)))
  expect(await readTotals(db)).toMatchObject({ totalResumes: 1 })
  expect(await readEvents('resume_tailored')).toEqual([{ ip_address: null, user_agent: null }])
})

test('events that are added up count once, also while others do it and more come', async () => {
  const { db } = database
  const before = (await readTotals(db)).totalResumes
  await sql`insert into analytics (event_type) select 'resume_tailored' from generate_series(1, 12000)`.execute(
    db,
  )
  const counts = await Promise.all([
    ...Array.from({ length: 6 }, () => foldEvents(db).then(() => 0)),
    ...Array.from({ length: 6 }, async () => (await readTotals(db)).totalResumes - before),
    ...Array.from({ length: 6 }, () => countResume(db).then(() => 0)),
  ])
  expect(counts.every((count) => count === 0 || (count >= 12_000 && count <= 12_006))).toBe(true)
  for (let n = 0; n < 3; n += 1) await foldEvents(db)
  expect((await readTotals(db)).totalResumes - before).toBe(12_006)
  const left = await db.selectFrom('analytics').select('id').where('counted', '=', false).execute()
  expect(left).toEqual([])
  const kept = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'resumes')
    .execute()
  expect(kept).toEqual([{ value: before + 12_006 }])
})
