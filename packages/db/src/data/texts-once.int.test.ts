import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Db } from '../client.ts'
import { readBatch } from '../jobs/batch-list.ts'
import { createBatch } from '../jobs/batches.ts'
import { removeJob } from '../jobs/change-job.ts'
import { readScoredResume } from '../postings/scored-resume.ts'
import { readOriginal } from '../resumes/originals.ts'
import { readRequest } from '../resumes/read-request.ts'
import { addUser } from '../testing/accounts.ts'
import { audit, createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner } from '../testing/sample-rows.ts'
import { age, answer, finish, forgetJob, store, TEXT } from '../testing/stored-results.ts'
import { adoptDevice } from './adopt-device.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteOldResults, deleteRemovedJobs } from './delete-old-work.ts'
import { deleteOwner, deleteOwnerData } from './delete-owner.ts'
import { deleteResume } from './delete-resume.ts'

const never = new AbortController().signal
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  ;({ db } = database)
})
afterAll(() => database.close())
afterEach(async () => {
  const found = await audit(db)
  if (found.length > 0) throw new Error(found.join('\n'))
  await sql`truncate owners, batches cascade`.execute(db)
})

/** Rows in which the text, or what was read of it, stands. */
async function countTexts(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from batches) + (select count(*) from batch_readings) as count
  `.execute(db)
  return rows[0]?.count ?? 0
}
/** A batch and its reading. */
const KEPT = 2

test('the text goes with the last of its results that is deleted', async () => {
  const { owner, results } = await store(db, 3)
  for (const id of results) {
    expect(await readOriginal(db, owner.id, id)).toMatchObject({ content: TEXT })
    expect(await countTexts()).toBe(KEPT)
    await deleteResume(db, owner.id, id)
  }
  expect(await countTexts()).toBe(0)
})

test('a result whose job went keeps its text, and takes it along', async () => {
  const { owner, job, result } = await store(db, 1, newOwner(), { fileName: 'ada.txt' })
  await forgetJob(db, owner, job)
  expect(await readOriginal(db, owner.id, result)).toMatchObject({ content: TEXT })
  expect(await readRequest(db, owner.id, result)).toEqual({
    originalContent: TEXT,
    jobDescription: 'Gardener 0',
    sections: undefined,
    options: undefined,
    fileName: undefined,
  })
  await deleteResume(db, owner.id, result)
  expect(await countTexts()).toBe(0)
})

test('a result that is deleted before its removed job is old takes job and text along', async () => {
  const { owner, job, result } = await store(db, 1)
  await removeJob(db, owner.id, job)
  await deleteResume(db, owner.id, result)
  expect(await countTexts()).toBe(0)
  expect(await db.selectFrom('jobs').select('id').execute()).toEqual([])
})

test('of a batch whose last result on the list is deleted, one that is not on the list keeps the text alone', async () => {
  const { owner, ids, results, batchId } = await store(db, 2)
  await removeJob(db, owner.id, ids[0] ?? '')
  await deleteResume(db, owner.id, results[1] ?? '')
  expect(await db.selectFrom('jobs').select('id').execute()).toEqual([])
  expect(await readBatch(db, owner.id, batchId)).toBeUndefined()
  expect(await readScoredResume(db, owner.id)).toBeUndefined()
  expect(await readOriginal(db, owner.id, results[0] ?? '')).toMatchObject({ content: TEXT })
  await deleteResume(db, owner.id, results[0] ?? '')
  expect(await countTexts()).toBe(0)
})

test('old work: the job goes first, the result later', async () => {
  const { owner, job, result } = await store(db, 1)
  await forgetJob(db, owner, job)
  expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 0, results: 0 })
  expect(await countTexts()).toBe(KEPT)
  await age(db, { results: [result] })
  expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 0, results: 1 })
  expect(await countTexts()).toBe(0)
})

test('old work: the result goes first, a job of its batch later', async () => {
  const { owner, batchId, job, result } = await store(db, 1)
  const batch = newBatch(1, { originalContent: TEXT, batchId })
  const waiting = (await createBatch(db, owner, batch)).jobs[0]?.id ?? ''
  await removeJob(db, owner.id, waiting)
  await age(db, { jobs: [job], results: [result] })
  expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 1, results: 0 })
  expect(await countTexts()).toBe(KEPT)
  await age(db, { jobs: [waiting] })
  expect(await deleteRemovedJobs(db, never)).toBe(1)
  expect(await countTexts()).toBe(0)
})

test('old work goes on where somebody held the text of a result', async () => {
  const { owner, job, batchId, result } = await store(db, 1)
  await forgetJob(db, owner, job)
  await age(db, { results: [result] })
  await db.transaction().execute(async (tx) => {
    await sql`select from batches where id = ${batchId} for no key update`.execute(tx)
    expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 0, results: 0 })
  })
  expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 0, results: 1 })
  expect(await countTexts()).toBe(0)
})

test('a result that answered a job of another batch stays with its own, whichever goes first', async () => {
  const { owner, job, result } = await store(db, 1)
  const later = await answer(db, owner)
  expect(later.isGiven).toBe(true)
  await forgetJob(db, owner, job)
  expect(await readOriginal(db, owner.id, result)).toMatchObject({ content: TEXT })
  expect(await countTexts()).toBe(KEPT + 1)
  await age(db, { jobs: [later.id], results: [result] })
  expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 1, results: 0 })
  expect(await countTexts()).toBe(0)

  const second = await store(db, 1)
  const answered = await answer(db, second.owner)
  await forgetJob(db, second.owner, answered.id)
  expect(await countTexts()).toBe(KEPT)
  await age(db, { jobs: [second.job], results: second.results })
  expect(await deleteOldResults(db, 30, never)).toEqual({ jobs: 1, results: 0 })
  expect(await countTexts()).toBe(0)
})

test('deleting a result deletes the batches of all jobs that it answered, and its own', async () => {
  const { owner, job, result } = await store(db, 1)
  await answer(db, owner)
  await forgetJob(db, owner, job)
  await deleteResume(db, owner.id, result)
  expect(await countTexts()).toBe(0)
})

test('another batch’s job that is given a result while that is deleted goes with it', async () => {
  const { owner, job, result } = await store(db, 1)
  const holding = await db.startTransaction().execute()
  await sql`select from jobs where id = ${job} for update`.execute(holding)
  const deleting = deleteResume(db, owner.id, result)
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    expect(rows).not.toHaveLength(0)
  })
  expect(await answer(db, owner)).toMatchObject({ isGiven: true })
  await holding.commit().execute()
  expect((await deleting).lanes).toHaveLength(2)
  expect(await countTexts()).toBe(0)
})

test.each([
  ['all data', deleteOwnerData],
  ['a device', deleteOwner],
])('deleting %s deletes the texts of results without jobs, too', async (_what, remove) => {
  const { owner, job } = await store(db, 1)
  await store(db, 2, owner)
  await answer(db, owner)
  await forgetJob(db, owner, job)
  await remove(db, owner.id)
  expect(await countTexts()).toBe(0)
  expect(await db.selectFrom('resumes').select('id').execute()).toEqual([])
})

test('whatever is deleted at once, a text stays for its results and goes with the last', async () => {
  const { owner, ids, results, batchId } = await store(db, 12)
  const user = await addUser(db)
  for (const id of ids.slice(0, 8)) await removeJob(db, owner.id, id)
  await age(db, { jobs: ids.slice(0, 10), results: results.slice(4, 10) })
  const batch = () => newBatch(1, { originalContent: TEXT, batchId })
  const ended = await Promise.allSettled([
    ...results.slice(0, 4).map((id) => deleteResume(db, owner.id, id)),
    deleteRemovedJobs(db, never),
    deleteOldResults(db, 30, never),
    answer(db, owner),
    createBatch(db, owner, batch()).then(({ jobs }) => finish(db, jobs[0]?.id ?? '')),
    deleteOldResults(db, 30, never),
    deleteRemovedJobs(db, never),
    adoptDevice(db, owner.id, user.id),
  ])
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await audit(db)).toEqual([])
  await deleteRemovedJobs(db, never)
  const left = await db.selectFrom('resumes').select('id').execute()
  for (const { id } of left) {
    expect(await readOriginal(db, user.id, id)).toMatchObject({ content: TEXT })
    await deleteResume(db, user.id, id)
  }
  expect(left.length).toBeGreaterThan(1)
  expect(await countTexts()).toBe(0)
})

test('a text that is kept for a result moves to the account with it, and goes with the account', async () => {
  const { owner, job, result } = await store(db, 1)
  const user = await addUser(db)
  await forgetJob(db, owner, job)
  await adoptDevice(db, owner.id, user.id)
  expect(await audit(db)).toEqual([])
  expect(await readOriginal(db, user.id, result)).toMatchObject({ content: TEXT })
  await deleteAccount(db, user.id)
  expect(await countTexts()).toBe(0)
})
