import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deleteResume } from '../data/delete-resume.ts'
import { importPostings } from '../postings/import-postings.ts'
import { listPostings } from '../postings/list-postings.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { cancelBatch } from './change-batch.ts'
import { cancelJob, removeJob, retryJob } from './change-job.ts'
import { failJob, finishJobs, startJob } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const retry = { requestId: 'request-2', freeLimits: null }

/** An owner with one posting, as its list shows it. */
async function keepOne() {
  const { db } = database
  const owner = newOwner()
  await importPostings(db, owner, [{ text: 'Gardener' }])
  const list = (since?: number) => listPostings(db, owner.id, { since, cursor: undefined }, null)
  const postingId = (await list()).postings[0]?.id ?? ''
  return {
    owner,
    list,
    shown: async () => (await list()).postings[0]?.job ?? null,
    /** Hands in a job for it; `again` is the same call once more. */
    ask: async () => {
      const input = newBatch(1)
      const jobs = input.jobs.map((job) => ({ ...job, postingId }))
      const again = () => createBatch(db, owner, { ...input, batchId, jobs })
      const batchId = crypto.randomUUID()
      await again()
      return { id: jobs[0]?.id ?? '', batchId, again }
    },
  }
}

async function finish(id: string, attempt = 1): Promise<string> {
  const job = await startJob(database.db, id, attempt)
  const resumeId = job && (await saveTailored(database.db, job, sampleResult))
  if (!resumeId) throw new Error('not tailored')
  await finishJobs(database.db, resumeId)
  return resumeId
}

const ENDINGS = {
  'its batch is cancelled': (owner: string, { batchId }: { batchId: string }) =>
    cancelBatch(database.db, owner, batchId),
  'it is cancelled': (owner: string, { id }: { id: string }) => cancelJob(database.db, owner, id),
  'it fails': (_owner: string, { id }: { id: string }) =>
    failJob(database.db, { id, attempt: 1 }, 'internal'),
  'it is done and removed': async (owner: string, { id }: { id: string }) => {
    await finish(id)
    await removeJob(database.db, owner, id)
  },
  'its result is deleted': async (owner: string, { id }: { id: string }) =>
    deleteResume(database.db, owner, await finish(id)),
}

test.each(Object.entries(ENDINGS))(
  'a second job of a posting, and %s: its first result is shown, as news',
  async (_name, end) => {
    const { owner, list, shown, ask } = await keepOne()
    const first = await ask()
    const resumeId = await finish(first.id)
    const second = await ask()
    expect(await shown()).toMatchObject({ id: second.id, status: 'queued' })
    const { rev } = await list()
    await end(owner.id, second)
    expect(await shown()).toMatchObject({ id: first.id, status: 'done', resumeId })
    const news = await list(rev)
    expect(news.rev).toBeGreaterThan(rev)
    expect(news.postings).toMatchObject([{ state: 'tailored', job: { id: first.id } }])
  },
)

test('neither call, made again, brings back what has ended', async () => {
  const { owner, shown, ask } = await keepOne()
  const first = await ask()
  await finish(first.id)
  const second = await ask()
  await first.again()
  expect(await shown()).toMatchObject({ id: second.id })
  await cancelBatch(database.db, owner.id, second.batchId)
  await second.again()
  expect(await shown()).toMatchObject({ id: first.id })
})

test('a failed second job that is tried again is shown again, and its result stays', async () => {
  const { db } = database
  const { owner, shown, ask } = await keepOne()
  const first = await ask()
  await finish(first.id)
  const second = await ask()
  await failJob(db, { id: second.id, attempt: 1 }, 'internal')
  await retryJob(db, owner.id, second.id, retry)
  expect(await shown()).toMatchObject({ id: second.id, status: 'queued' })
  await failJob(db, { id: second.id, attempt: 2 }, 'internal')
  expect(await shown()).toMatchObject({ id: first.id })
  await retryJob(db, owner.id, second.id, retry)
  const resumeId = await finish(second.id, 3)
  expect(await shown()).toMatchObject({ id: second.id, resumeId })
})

test('one that was tailored for since stays with the newest job when an older one is tried again', async () => {
  const { db } = database
  const { owner, shown, ask } = await keepOne()
  await finish((await ask()).id)
  const second = await ask()
  await failJob(db, { id: second.id, attempt: 1 }, 'internal')
  const third = await ask()
  await retryJob(db, owner.id, second.id, retry)
  expect(await shown()).toMatchObject({ id: third.id })
})

test('a failed job without a result before it stays, and says that it failed', async () => {
  const { db } = database
  const { owner, shown, ask } = await keepOne()
  const first = await ask()
  await failJob(db, { id: first.id, attempt: 1 }, 'internal')
  expect(await shown()).toMatchObject({ id: first.id, status: 'error' })
  const second = await ask()
  await cancelBatch(db, owner.id, second.batchId)
  expect(await shown()).toBeNull()
})

test('a first result that is gone is not shown', async () => {
  const { db } = database
  const { owner, shown, ask } = await keepOne()
  const first = await ask()
  await finish(first.id)
  const second = await ask()
  await removeJob(db, owner.id, first.id)
  await cancelBatch(db, owner.id, second.batchId)
  expect(await shown()).toBeNull()
})
