import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deleteResume } from '../data/delete-resume.ts'
import { createBatch } from '../jobs/batches.ts'
import { cancelBatch } from '../jobs/change-batch.ts'
import { cancelJob, removeJob } from '../jobs/change-job.ts'
import { finishJobs, startJob } from '../jobs/jobs.ts'
import { claimLane } from '../jobs/lanes.ts'
import type { Owner } from '../owners/owners.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { importPostings } from './import-postings.ts'
import { listPostings } from './list-postings.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

interface Tailored {
  owner: Owner
  batchId: string
  jobId: string
}

const finish = async ({ owner, jobId }: Tailored): Promise<string> => {
  const { db } = database
  await claimLane(db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  const job = await startJob(db, jobId, 1)
  const resumeId = (job && (await saveTailored(db, job, sampleResult))) ?? ''
  await finishJobs(db, resumeId)
  return resumeId
}

/** As if it had changed long ago: what changed just now is told in any case. */
const setBack = (jobId: string) =>
  database.db
    .updateTable('jobs')
    .set({ updated_at: new Date(0) })
    .where('id', '=', jobId)
    .execute()

test.each<[string, (made: Tailored) => Promise<() => Promise<unknown>>]>([
  [
    'cancelled',
    async ({ owner, jobId }) =>
      () =>
        cancelJob(database.db, owner.id, jobId),
  ],
  [
    'cancelled with its batch',
    async ({ owner, batchId }) =>
      () =>
        cancelBatch(database.db, owner.id, batchId),
  ],
  [
    'removed',
    async (made) => {
      await finish(made)
      return () => removeJob(database.db, made.owner.id, made.jobId)
    },
  ],
  [
    'deleted with its result',
    async (made) => {
      const resumeId = await finish(made)
      return () => deleteResume(database.db, made.owner.id, resumeId)
    },
  ],
])('a posting whose job was %s is news, once', async (_name, prepare) => {
  const { db } = database
  const owner = newOwner()
  const list = (since?: number) => listPostings(db, owner.id, { since, cursor: undefined }, null)
  await importPostings(db, owner, [{ text: 'tailored' }, { text: 'other' }])
  const [posting] = (await list()).postings
  const [job] = newBatch(1).jobs
  const jobs = job ? [{ ...job, postingId: posting?.id }] : []
  const { batchId } = await createBatch(db, owner, newBatch(1, { jobs }))
  const jobId = job?.id ?? ''
  const takeOff = await prepare({ owner, batchId, jobId })
  const { rev } = await list()
  await setBack(jobId)
  expect((await list(rev)).postings).toEqual([])
  await takeOff()
  await setBack(jobId)
  const news = await list(rev)
  expect(news.postings).toMatchObject([{ id: posting?.id, job: null }])
  expect((await list(news.rev)).postings).toEqual([])
})
