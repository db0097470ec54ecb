import type { Change, JobNews } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createBatch } from './jobs/batches.ts'
import { cancelJob, retryJob } from './jobs/change-job.ts'
import { failJob, finishJobs, holdJob, startJob } from './jobs/jobs.ts'
import { newsColumns, toJobNews } from './news.ts'
import { reuseResult } from './resumes/reuse-result.ts'
import { saveTailored } from './resumes/resumes.ts'
import { hearNews } from './testing/hear-news.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'
import { newBatch, newOwner, sampleResult } from './testing/sample-rows.ts'

let database: TestDatabase
let news: Awaited<ReturnType<typeof hearNews>>
const heard: JobNews[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  news = await hearNews(database.url)
  news.on('job', ({ job }) => heard.push(job))
})
afterAll(async () => {
  await news.close()
  await database.close()
})

const CHANGE: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Gardener, Orchard House',
  before: 'Cuts trees.',
  after: 'Prunes trees.',
  reason: 'Asked for.',
  sources: ['Cuts trees.'],
  requirement: 'Pruning',
  state: 'accepted',
}

/** What a list would show of a job now. */
async function show(id: string): Promise<JobNews> {
  const row = await database.db
    .selectFrom('jobs')
    .select(newsColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return toJobNews(row)
}

test('each step of a job is news once, and says what a list shows', async () => {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(db, owner, newBatch(3))
  const [made = '', given = '', failed = ''] = jobs.map(({ id }) => id)
  const madeFrom = `made ${made}`
  const save = async () => {
    const job = await startJob(db, made, 1)
    return job && saveTailored(db, job, { ...sampleResult, madeFrom })
  }
  const steps: [string, () => Promise<unknown>, number][] = [
    [made, save, 2],
    [given, () => startJob(db, given, 1), 1],
    [given, () => reuseResult(db, { id: given, attempt: 1 }, madeFrom), 1],
    [given, async () => finishJobs(db, (await show(given)).resumeId ?? ''), 1],
    [failed, () => startJob(db, failed, 1), 1],
    [failed, () => holdJob(db, { id: failed, attempt: 1 }, new Date()), 1],
    [failed, () => failJob(db, { id: failed, attempt: 1 }, 'model_unavailable'), 1],
    [failed, () => retryJob(db, owner.id, failed, { requestId: 'again', freeLimits: null }), 1],
    [failed, () => cancelJob(db, owner.id, failed), 1],
  ]
  await vi.waitFor(() => expect(new Set(heard.map(({ id }) => id)).size).toBe(3))
  for (const [id, step, count] of steps) {
    const before = heard.filter((job) => job.id === id).length
    await step()
    const shown = await show(id)
    await vi.waitFor(() => expect(heard.findLast((job) => job.id === id)).toEqual(shown))
    expect(heard.filter((job) => job.id === id).length).toBe(before + count)
  }
})

test('a result without a score is told as one', async () => {
  const { db } = database
  const { jobs } = await createBatch(db, newOwner(), newBatch(1))
  const id = jobs[0]?.id ?? ''
  const job = await startJob(db, id, 1)
  const analysisResults = { ...sampleResult.analysisResults, matchScore: null }
  if (job) await saveTailored(db, job, { ...sampleResult, analysisResults })
  await vi.waitFor(() =>
    expect(heard.findLast((one) => one.id === id)).toMatchObject({
      progress: 70,
      matchScore: null,
    }),
  )
})

test('a result in which nothing was changed is told as one, and one with a change is not', async () => {
  const { db } = database
  const { jobs } = await createBatch(db, newOwner(), newBatch(2))
  const [same = '', changed = ''] = jobs.map(({ id }) => id)
  for (const [id, changes] of [
    [same, []],
    [changed, [CHANGE]],
  ] as const) {
    const job = await startJob(db, id, 1)
    if (job) await saveTailored(db, job, { ...sampleResult, changes: [...changes] })
    await vi.waitFor(async () =>
      expect(heard.findLast((one) => one.id === id)).toEqual(await show(id)),
    )
  }
  expect((await show(same)).unchanged).toBe(true)
  expect((await show(changed)).unchanged).toBeUndefined()
  // Its person wrote into it.
  await db.updateTable('resumes').set({ revision: 2 }).execute()
  expect((await show(same)).unchanged).toBeUndefined()
})
