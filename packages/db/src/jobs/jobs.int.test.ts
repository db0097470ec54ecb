import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAllowance } from '../owners/owners.ts'
import { readResume, saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { readJob } from './job-lists.ts'
import { advanceJob, failJob, failRendering, finishJobs, holdJob, startJob } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function acceptOne() {
  const owner = newOwner()
  const { jobs } = await createBatch(database.db, owner, newBatch(1))
  const id = jobs[0]?.id ?? ''
  return { owner, id, read: () => readJob(database.db, owner.id, id) }
}

test('a job goes 0, 10, 30, 70, 100, and its rev only grows', async () => {
  const { db } = database
  const { owner, id, read } = await acceptOne()
  const seen = [await read()]
  const job = await startJob(db, id, 1)
  seen.push(await read())
  if (!job) throw new Error('not started')
  await advanceJob(db, job, 30)
  seen.push(await read())
  const resumeId = (await saveTailored(db, job, sampleResult)) ?? ''
  seen.push(await read())
  expect(await finishJobs(db, resumeId)).toEqual([{ ownerId: owner.id, mode: 'batch' }])
  seen.push(await read())

  expect(seen.map((step) => step?.progress)).toEqual([0, 10, 30, 70, 100])
  expect(seen.at(-1)).toMatchObject({ status: 'done', resumeId })
  const revs = seen.map((step) => step?.rev ?? 0)
  expect(revs).toEqual([...revs].toSorted((a, b) => a - b))
  expect(await readAllowance(db, owner.id)).toMatchObject({ used: 1, reserved: 0 })
  expect(await readResume(db, owner.id, resumeId)).toMatchObject({ jobTitle: 'Gardener' })
  expect(await readResume(db, newOwner().id, resumeId)).toBeUndefined()
})

test('progress never goes back, also when a job is started again', async () => {
  const { db } = database
  const { id, read } = await acceptOne()
  const job = await startJob(db, id, 1)
  if (!job) throw new Error('not started')
  await advanceJob(db, job, 30)
  expect(await startJob(db, id, 1)).toMatchObject({ id })
  expect(await advanceJob(db, job, 10)).toBe(false)
  expect(await read()).toMatchObject({ progress: 30 })
})

test('a wait is told while a job runs, and ends with its next start or its failure', async () => {
  const { db } = database
  const until = new Date('2026-03-01T09:00:00Z')
  const waitsUntil = until.toISOString()
  const { id, read } = await acceptOne()
  const job = { id, attempt: 1 }
  await holdJob(db, job, until)
  expect(await read()).toMatchObject({ status: 'queued', waitsUntil: undefined })
  await startJob(db, id, 1)
  const { rev = 0 } = (await read()) ?? {}
  await holdJob(db, { id, attempt: 2 }, until)
  expect(await read()).toMatchObject({ rev, waitsUntil: undefined })
  await holdJob(db, job, until)
  expect(await read()).toMatchObject({ status: 'processing', waitsUntil })
  expect((await read())?.rev).toBeGreaterThan(rev)
  await startJob(db, id, 1)
  expect(await read()).toMatchObject({ waitsUntil: undefined })
  await holdJob(db, job, until)
  await failJob(db, job, 'model_unavailable')
  expect(await read()).toMatchObject({ status: 'error', waitsUntil: undefined })
})

test('two runs of one attempt end in one result and one generation', async () => {
  const { db } = database
  const { owner, id } = await acceptOne()
  const job = await startJob(db, id, 1)
  if (!job) throw new Error('not started')
  const ids = await Promise.all([1, 2, 3].map(() => saveTailored(db, job, sampleResult)))
  expect(new Set(ids).size).toBe(1)
  expect(await readAllowance(db, owner.id)).toMatchObject({ used: 1, reserved: 0 })
})

test('a failed job gives its generation back once, and its late result changes nothing', async () => {
  const { db } = database
  const { owner, id, read } = await acceptOne()
  const job = await startJob(db, id, 1)
  if (!job) throw new Error('not started')
  expect(await failJob(db, job, 'model_timeout')).toHaveLength(1)
  expect(await failJob(db, job, 'internal')).toEqual([])
  expect(await saveTailored(db, job, sampleResult)).toBeUndefined()
  expect(await readAllowance(db, owner.id)).toMatchObject({ used: 0, reserved: 0 })
  expect(await read()).toMatchObject({ status: 'error', error: { code: 'model_timeout' } })
})

test('another attempt than the current one starts nothing', async () => {
  const { id } = await acceptOne()
  expect(await startJob(database.db, id, 2)).toBeUndefined()
})

test('a PDF that somebody else asked for ends no job, nor does its failure', async () => {
  const { db } = database
  const { id, read } = await acceptOne()
  const job = await startJob(db, id, 1)
  if (!job) throw new Error('not started')
  const resumeId = (await saveTailored(db, job, sampleResult)) ?? ''
  expect(
    await failRendering(db, { resumeId, template: 'classic', size: 'a4', fit: 0 }, 'render_failed'),
  ).toEqual([])
  expect(await failJob(db, job, 'internal')).toEqual([])
  expect(await read()).toMatchObject({ status: 'processing', progress: 70 })
  const lanes = await failRendering(
    db,
    { resumeId, template: 'classic', size: 'letter', fit: 0 },
    'render_failed',
  )
  expect(lanes).toHaveLength(1)
  expect(await read()).toMatchObject({ status: 'error', resumeId })
})
