import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { listJobs } from './job-lists.ts'
import { startJob } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

test('pages through the jobs, newest first, and shows them to nobody else', async () => {
  const owner = newOwner()
  const { jobs } = await createBatch(database.db, owner, newBatch(250))
  const seen: string[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < 3; pages += 1) {
    const page = await listJobs(database.db, owner.id, { cursor })
    seen.push(...page.jobs.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  }
  expect(cursor).toBeUndefined()
  expect(seen).toEqual(jobs.map(({ id }) => id).toReversed())
  expect((await listJobs(database.db, newOwner().id, {})).jobs).toEqual([])
})

test('filters by batch and status', async () => {
  const owner = newOwner()
  const { jobs, batchId } = await createBatch(database.db, owner, newBatch(2))
  await createBatch(database.db, owner, newBatch(1))
  const started = jobs[0]?.id ?? ''
  await startJob(database.db, started, 1)
  const page = await listJobs(database.db, owner.id, { batchId, status: 'processing' })
  expect(page.jobs.map(({ id }) => id)).toEqual([started])
})

test('since a rev, what changed after it is among the answer', async () => {
  const owner = newOwner()
  const { jobs } = await createBatch(database.db, owner, newBatch(2))
  const { rev } = await listJobs(database.db, owner.id, {})
  const started = jobs[1]?.id ?? ''
  await startJob(database.db, started, 1)
  const page = await listJobs(database.db, owner.id, { since: rev })
  expect(page.rev).toBeGreaterThan(rev)
  expect(page.jobs).toContainEqual(expect.objectContaining({ id: started, progress: 10 }))
})

test('since a rev, what took an earlier one and showed later is among the answer, and what is old is not', async () => {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(db, owner, newBatch(4))
  const [late = '', quick = '', old = '', older = ''] = jobs.map(({ id }) => id)
  for (const id of [old, older])
    await db
      .updateTable('jobs')
      .set({ updated_at: new Date(Date.now() - 120_000) })
      .where('id', '=', id)
      .execute()
  const { rev } = await db.transaction().execute(async (tx) => {
    await startJob(tx, late, 1)
    await startJob(db, quick, 1)
    return listJobs(db, owner.id, {})
  })
  const page = await listJobs(db, owner.id, { since: rev })
  expect(page.rev).toBe(rev)
  expect(page.jobs.map(({ id }) => id).toSorted()).toEqual([late, quick].toSorted())
  expect((await listJobs(db, owner.id, { since: 0 })).jobs).toHaveLength(4)
})

test('a job has the score of its stored result, and null when there was nothing to score', async () => {
  const owner = newOwner()
  const { db } = database
  const { jobs } = await createBatch(db, owner, newBatch(3))
  const scores = [71, null]
  for (const [at, matchScore] of scores.entries()) {
    const job = await startJob(db, jobs[at]?.id ?? '', 1)
    if (!job) throw new Error('not started')
    const analysisResults = { ...sampleResult.analysisResults, matchScore }
    await saveTailored(db, job, { ...sampleResult, analysisResults })
  }
  const page = await listJobs(db, owner.id, {})
  expect(page.jobs.map(({ matchScore }) => matchScore).toReversed()).toEqual([71, null, undefined])
})
