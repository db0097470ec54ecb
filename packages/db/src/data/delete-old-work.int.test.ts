import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from '../jobs/batches.ts'
import { pauseBatch } from '../jobs/change-batch.ts'
import { removeJob } from '../jobs/change-job.ts'
import { readJob } from '../jobs/job-lists.ts'
import { startJob } from '../jobs/jobs.ts'
import { runJob } from '../testing/act-as-worker.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { deleteOldResults, deleteRemovedJobs } from './delete-old-work.ts'

const DONE = 0
const FAILED = 2
const never = new AbortController().signal
let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())
afterEach(async () => {
  const found = await audit(database.db)
  if (found.length > 0) throw new Error(found.join('\n'))
  await sql`truncate batches cascade`.execute(database.db)
})

async function addJobs(size: number, ending: number = DONE) {
  const owner = newOwner()
  const { batchId, jobs } = await createBatch(database.db, owner, newBatch(size))
  const ids = jobs.map(({ id }) => id)
  for (const id of ids) await runJob(database.db, id, ending)
  return { owner, batchId, ids }
}

async function age(ids: string[], days: number): Promise<void> {
  const then = sql`now() - make_interval(days => ${days})`
  await sql`update jobs set updated_at = ${then} where id = any(${ids})`.execute(database.db)
  await sql`update resumes set created_at = ${then}
    where id in (select resume_id from jobs where id = any(${ids}))`.execute(database.db)
}

async function count(table: 'jobs' | 'batches' | 'resumes' | 'pdfs' | 'generation_entries') {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
  return rows[0]?.count
}

test('jobs that were taken off the list go after 30 days, their results stay, with their batch', async () => {
  const { db } = database
  const { owner, ids } = await addJobs(3)
  const { owner: other, ids: others } = await addJobs(2)
  for (const id of ids) await removeJob(db, owner.id, id)
  await removeJob(db, other.id, others[0] ?? '')
  await age([...ids.slice(1), ...others], 31)
  expect(await deleteRemovedJobs(db, never)).toBe(3)
  expect(await readJob(db, owner.id, ids[0] ?? '')).toMatchObject({ status: 'removed' })
  expect(await readJob(db, other.id, others[1] ?? '')).toMatchObject({ status: 'done' })
  expect([await count('batches'), await count('resumes')]).toEqual([2, 5])
  await age(ids, 31)
  expect(await deleteRemovedJobs(db, never)).toBe(1)
  expect([await count('batches'), await count('resumes')]).toEqual([2, 5])
})

test('results go so many days after they were made, with PDFs, jobs and batches; what was used stays used', async () => {
  const { db } = database
  const old = await addJobs(60)
  const failed = await addJobs(1, FAILED)
  const kept = await addJobs(1)
  await sql`insert into pdfs (resume_id, template, size, bytes) select id, 'classic', 'letter', 'pdf' from resumes`.execute(
    db,
  )
  await removeJob(db, old.owner.id, old.ids[0] ?? '')
  const entries = await count('generation_entries')
  await age([...old.ids, ...failed.ids], 101)
  await age(kept.ids, 99)
  expect(await deleteOldResults(db, 100, never)).toEqual({ jobs: 60, results: 0 })
  // That of the job that is still among the removed ones goes once that does.
  expect([await count('jobs'), await count('resumes'), await count('pdfs')]).toEqual([2, 2, 2])
  await deleteRemovedJobs(db, never)
  expect(await deleteOldResults(db, 100, never)).toEqual({ jobs: 0, results: 1 })
  expect([await count('jobs'), await count('resumes'), await count('pdfs')]).toEqual([1, 1, 1])
  expect(await count('batches')).toBe(1)
  expect(await count('generation_entries')).toBe(entries)
})

test('what waits or runs is never old, and an end between two steps leaves the rest for the next time', async () => {
  const { db } = database
  const running = await createBatch(db, newOwner(), newBatch(2))
  await startJob(db, running.jobs[0]?.id ?? '', 1)
  const { ids } = await addJobs(30)
  await age([...running.jobs.map(({ id }) => id), ...ids], 200)
  await expect(deleteOldResults(db, 100, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await count('jobs')).toBe(32)
  expect(await deleteOldResults(db, 100, never)).toEqual({ jobs: 30, results: 0 })
  for (const { id } of running.jobs) await runJob(db, id, DONE)
})

test('a batch that a job just comes into stays, with what is old in it, and nobody waits for it', async () => {
  const { db } = database
  const { owner, batchId, ids } = await addJobs(1, FAILED)
  await removeJob(db, owner.id, ids[0] ?? '')
  await age(ids, 31)
  await db.transaction().execute(async (tx) => {
    await createBatch(tx, owner, newBatch(1, { batchId }))
    expect(await deleteRemovedJobs(db, never)).toBe(0)
  })
  expect(await deleteRemovedJobs(db, never)).toBe(1)
  expect([await count('batches'), await count('jobs')]).toEqual([1, 1])
  const { rows } = await sql<{ id: string }>`select id from jobs`.execute(db)
  await runJob(db, rows[0]?.id ?? '', DONE)
})

test('nothing is left of a batch that somebody held when its last job was to go', async () => {
  const { db } = database
  const { owner, batchId, ids } = await addJobs(1, FAILED)
  await removeJob(db, owner.id, ids[0] ?? '')
  await age(ids, 31)
  await db.transaction().execute(async (tx) => {
    await pauseBatch(tx, owner.id, batchId, true)
    expect(await deleteRemovedJobs(db, never)).toBe(0)
  })
  expect(await deleteRemovedJobs(db, never)).toBe(1)
  expect([await count('batches'), await count('jobs')]).toEqual([0, 0])
})
