import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readAllowance } from '../owners/owners.ts'
import { reuseResult } from '../resumes/reuse-result.ts'
import { readResume, saveTailored } from '../resumes/resumes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { freely, newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { createBatch } from './batches.ts'
import { cancelJob, removeJob, retryJob } from './change-job.ts'
import { readJob } from './job-lists.ts'
import {
  advanceJob,
  failJob,
  failRendering,
  finishJobs,
  isPdfAwaited,
  ownsJob,
  startJob,
} from './jobs.ts'
import { claimLane } from './lanes.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

const retry = { requestId: 'request-2', freeLimits: null }

async function acceptOne(size = 1, quota: number | null = null) {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(
    db,
    owner,
    newBatch(size, {
      mode: 'queue',
      freeLimits: quota === null ? null : freely(owner, quota),
    }),
  )
  const lane = { ownerId: owner.id, mode: 'queue' } as const
  await claimLane(db, lane, { shared: 1, alone: 1 })
  const id = jobs[0]?.id ?? ''
  return {
    ownerId: owner.id,
    lane,
    id,
    ids: jobs.map((job) => job.id),
    read: () => readJob(db, owner.id, id),
    used: () => readAllowance(db, owner.id),
    start: async (attempt = 1) => {
      const job = await startJob(db, id, attempt)
      if (!job) throw new Error('not started')
      return job
    },
  }
}
const outcomeOf = (calls: PromiseSettledResult<unknown>[]) => ({
  done: calls.filter(({ status }) => status === 'fulfilled').length,
  refused: calls.flatMap((call) =>
    call.status === 'rejected' ? (call.reason as { code: string }).code : [],
  ),
})

test.each(['queued', 'processing'])(
  'a %s job that is cancelled is gone: its generation is back and the next one may run',
  async (status) => {
    const { db } = database
    const { ownerId, lane, id, ids, read, used, start } = await acceptOne(2)
    if (status === 'processing') await advanceJob(db, await start(), 30)
    expect(await cancelJob(db, ownerId, id)).toEqual(lane)
    expect(await read()).toMatchObject({ status: 'removed' })
    expect(await used()).toMatchObject({ used: 0, reserved: 1 })
    expect((await claimLane(db, lane, { shared: 1, alone: 1 })).map((job) => job.id)).toEqual([
      ids[1],
    ])
    expect(await startJob(db, id, 1)).toBeUndefined()
    expect(await ownsJob(db, { id, attempt: 1 })).toBe(false)
  },
)

test('20 cancels at once, and later ones, give one generation back', async () => {
  const { ownerId, id, used } = await acceptOne(2)
  const calls = Array.from({ length: 20 }, () => cancelJob(database.db, ownerId, id))
  expect(outcomeOf(await Promise.allSettled(calls))).toEqual({ done: 20, refused: [] })
  await cancelJob(database.db, ownerId, id)
  expect(await used()).toMatchObject({ used: 0, reserved: 1 })
})

test('a cancel that races a result ends removed and free, or refused and charged', async () => {
  const { db } = database
  const ends = new Set<string>()
  for (let round = 0; round < 30; round += 1) {
    const { ownerId, id, read, used, start } = await acceptOne()
    const job = await start()
    const save = () => saveTailored(db, job, sampleResult)
    const cancel = () => cancelJob(db, ownerId, id)
    const calls = round % 2 ? [save(), cancel()] : [cancel(), save()]
    const { refused } = outcomeOf(await Promise.allSettled(calls))
    const { status } = (await read()) ?? {}
    ends.add(status ?? '')
    expect(refused).toEqual(status === 'removed' ? [] : ['wrong_state'])
    expect(await used()).toMatchObject({ used: status === 'removed' ? 0 : 1, reserved: 0 })
  }
  expect([...ends].toSorted()).toEqual(['processing', 'removed'])
})

test('a cancel that races the dispatcher leaves no place taken', async () => {
  const { db } = database
  for (let round = 0; round < 20; round += 1) {
    const { lane, ids } = await acceptOne(6)
    const cancels = ids.slice(1, 4).map((id) => cancelJob(db, lane.ownerId, id))
    await Promise.all([
      ...cancels,
      claimLane(db, lane, { shared: 4, alone: 4 }),
      claimLane(db, lane, { shared: 4, alone: 4 }),
    ])
    await claimLane(db, lane, { shared: 4, alone: 4 })
    const dispatched = await db
      .selectFrom('jobs')
      .select('id')
      .where('owner_id', '=', lane.ownerId)
      .where('lane_place', 'is not', null)
      .orderBy('position')
      .execute()
    expect(dispatched.map(({ id }) => id)).toEqual([ids[0], ids[4], ids[5]])
  }
})

test('what has ended can be removed and not cancelled; what runs the other way round', async () => {
  const { db } = database
  const running = await acceptOne()
  await running.start()
  await expect(removeJob(db, running.ownerId, running.id)).rejects.toMatchObject({
    code: 'wrong_state',
  })
  const ended = await acceptOne()
  await finishJobs(db, (await saveTailored(db, await ended.start(), sampleResult)) ?? '')
  await expect(cancelJob(db, ended.ownerId, ended.id)).rejects.toMatchObject({
    code: 'wrong_state',
  })
  for (const _ of ['once', 'again']) await removeJob(db, ended.ownerId, ended.id)
  expect(await ended.read()).toMatchObject({ status: 'removed' })
  expect(await ended.used()).toMatchObject({ used: 1, reserved: 0 })
  const waiting = await acceptOne()
  await removeJob(db, waiting.ownerId, waiting.id)
  expect(await waiting.used()).toMatchObject({ used: 0, reserved: 0 })
})

test('of two retries at once one wins, as a new attempt with a generation of its own', async () => {
  const { db } = database
  const { ownerId, id, read, used } = await acceptOne()
  await failJob(db, { id, attempt: 1 }, 'model_timeout')
  const calls = [1, 2].map(() => retryJob(db, ownerId, id, retry))
  expect(outcomeOf(await Promise.allSettled(calls))).toEqual({ done: 1, refused: ['wrong_state'] })
  const job = await read()
  expect(job).toMatchObject({ status: 'queued', progress: 0, attempt: 2 })
  expect(job?.error).toBeUndefined()
  expect(await used()).toMatchObject({ used: 0, reserved: 1 })
  expect(await startJob(db, id, 1)).toBeUndefined()
  expect(await startJob(db, id, 2)).toMatchObject({ id, attempt: 2 })
})

test('a retry that no generation is left for changes nothing', async () => {
  const { db } = database
  const { ownerId, id, read, used } = await acceptOne(1, 1)
  await failJob(db, { id, attempt: 1 }, 'model_timeout')
  await createBatch(
    db,
    { id: ownerId, kind: 'device' },
    newBatch(1, { freeLimits: freely({ id: ownerId }, 1) }),
  )
  await expect(
    retryJob(db, ownerId, id, { ...retry, freeLimits: freely({ id: ownerId }, 1) }),
  ).rejects.toMatchObject({
    code: 'allowance_exhausted',
  })
  expect(await read()).toMatchObject({ status: 'error', attempt: 1 })
  expect(await used()).toMatchObject({ used: 0, reserved: 1 })
})

test('a job whose PDF fails gives its generation back, and one that only lacks its PDF is printed again', async () => {
  const { db } = database
  const { ownerId, id, read, used, start } = await acceptOne()
  const resumeId = (await saveTailored(db, await start(), sampleResult)) ?? ''
  const pdf = { resumeId, template: 'classic', size: 'letter', fit: 0 } as const
  await failRendering(db, pdf, 'render_failed')
  await failRendering(db, pdf, 'render_failed')
  expect(await used()).toMatchObject({ used: 0, reserved: 0 })
  await expect(
    retryJob(db, ownerId, id, { ...retry, freeLimits: freely({ id: ownerId }, 0) }),
  ).rejects.toMatchObject({
    code: 'allowance_exhausted',
  })
  expect(
    (await retryJob(db, ownerId, id, { ...retry, freeLimits: freely({ id: ownerId }, 1) })).job,
  ).toMatchObject({
    resumeId,
    progress: 0,
  })
  expect(await start(2)).toMatchObject({ resume_id: resumeId })
  expect(await failJob(db, { id, attempt: 2 }, 'worker_crashed')).toHaveLength(1)
  await retryJob(db, ownerId, id, retry)
  await advanceJob(db, await start(3), 70)
  await failRendering(db, pdf, 'render_failed')
  expect(await used()).toMatchObject({ used: 0, reserved: 0 })
  await retryJob(db, ownerId, id, retry)
  await advanceJob(db, await start(4), 70)
  await finishJobs(db, resumeId)
  await finishJobs(db, resumeId)
  expect(await used()).toMatchObject({ used: 1, reserved: 0 })
  await removeJob(db, ownerId, id)
  expect(await read()).toMatchObject({ status: 'removed' })
  expect(await used()).toMatchObject({ used: 1, reserved: 0 })
})

test("another owner's job is not there, nor is one that never was", async () => {
  const { db } = database
  const { id, read } = await acceptOne()
  for (const [ownerId, job] of [
    [newOwner().id, id],
    [newOwner().id, 'never'.padEnd(21, '-')],
  ] as const) {
    for (const call of [cancelJob, removeJob])
      await expect(call(db, ownerId, job)).rejects.toMatchObject({ code: 'not_found' })
    await expect(retryJob(db, ownerId, job, retry)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await read()).toMatchObject({ status: 'queued' })
})

/** Two jobs of one owner: the first is being printed, the second was given the same result. */
async function acceptReused() {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(db, owner, newBatch(2))
  const [paid = '', given = ''] = jobs.map(({ id }) => id)
  const first = await startJob(db, paid, 1)
  const resumeId =
    first && (await saveTailored(db, first, { ...sampleResult, madeFrom: `made ${paid}` }))
  await startJob(db, given, 1)
  expect(await reuseResult(db, { id: given, attempt: 1 }, `made ${paid}`)).toMatchObject({
    resumeId,
    isDone: false,
  })
  return { owner, paid, given, resumeId: resumeId ?? '', madeFrom: `made ${paid}` }
}
const jobPdfOf = (resumeId: string) =>
  ({ resumeId, template: 'classic', size: 'letter', fit: 0 }) as const

test('a result names the job that made it, not the one that was given it', async () => {
  const { owner, paid, given, resumeId } = await acceptReused()
  expect(await readResume(database.db, owner.id, resumeId)).toMatchObject({ jobId: paid })
  await database.db.deleteFrom('jobs').where('id', '=', paid).execute()
  expect(await readResume(database.db, owner.id, resumeId)).toMatchObject({ jobId: given })
  await database.db.deleteFrom('jobs').where('id', '=', given).execute()
  expect(await readResume(database.db, owner.id, resumeId)).not.toHaveProperty('jobId')
})

test('a reused job that goes leaves the PDF to the one that paid', async () => {
  const { db } = database
  const { owner, paid, given, resumeId } = await acceptReused()
  await cancelJob(db, owner.id, given)
  expect(await isPdfAwaited(db, resumeId)).toBe(true)
  await finishJobs(db, resumeId)
  expect(await isPdfAwaited(db, resumeId)).toBe(false)
  expect(await readJob(db, owner.id, paid)).toMatchObject({ status: 'done' })
  expect(await readAllowance(db, owner.id)).toMatchObject({ used: 1, reserved: 0 })
})

test('a result whose generation came back is given to nobody else, and a reused job that is tried again pays for no other’s', async () => {
  const { db } = database
  const { owner, paid, given, resumeId, madeFrom } = await acceptReused()
  await failRendering(db, jobPdfOf(resumeId), 'render_failed')
  expect(await readAllowance(db, owner.id)).toMatchObject({ used: 0, reserved: 0 })
  for (const id of [paid, given]) await retryJob(db, owner.id, id, retry)
  expect((await startJob(db, paid, 2))?.resume_id).toBe(resumeId)
  expect((await startJob(db, given, 2))?.resume_id).toBeNull()
  expect(await reuseResult(db, { id: given, attempt: 2 }, madeFrom)).toBeUndefined()
})
