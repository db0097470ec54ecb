import { claimLane, failJob, finishJobs, readJob } from '@tailorbird/db'
import { createEngine } from '@tailorbird/llm'
import { startWorker, type RunningWorker } from '@tailorbird/queue'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { goOn } from '../go-on.ts'
import { openTestParts, type TestParts, startAndTailor } from '../testing/start-test-worker.ts'
import { sweep } from './sweep.ts'

// On a machine that does much else.
const patience = { timeout: 60_000 }
let parts: TestParts
let workers: RunningWorker[]
const started: string[] = []

beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  const engine = createEngine({ model: 'none' })
  const base = { concurrency: 4, log: parts.log, handBackAfterMs: 100 }
  workers = await Promise.all([
    startWorker(parts.backend, {
      ...base,
      queue: 'tailor',
      handlers: {
        'tailor-resume': (context) => {
          started.push(context.payload.jobId)
          return startAndTailor(parts, engine, context)
        },
      },
      onGiveUp: async (_name, { jobId, attempt }, code) =>
        goOn(parts, await failJob(parts.db, { id: jobId, attempt }, code)),
    }),
    startWorker(parts.backend, {
      ...base,
      queue: 'render',
      // The PDF itself is packages/pdf's matter: here it is the step that ends a job.
      handlers: {
        'render-pdf': async ({ payload }) =>
          goOn(parts, await finishJobs(parts.db, payload.resumeId)),
      },
      onGiveUp: () => Promise.resolve(),
    }),
  ])
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()))
  await parts.close()
})

test('jobs that were accepted and never dispatched run, in order, one at a time', async () => {
  const { owner, ids } = await parts.accept(5, 'queue')
  await sweep(parts, 0)
  const statuses = () =>
    Promise.all(ids.map(async (id) => (await readJob(parts.db, owner.id, id))?.status))
  await vi.waitFor(
    async () => expect(new Set(await statuses())).toEqual(new Set(['done'])),
    patience,
  )
  expect(started.filter((id) => ids.includes(id))).toEqual(ids)
})

test('a dispatched job that the queue lost is dispatched again', async () => {
  const { owner, ids } = await parts.accept(1)
  const id = ids[0] ?? ''
  // Dispatched in the rows, as by a process that died before the queue had it.
  await claimLane(parts.db, { ownerId: owner.id, mode: 'batch' }, { shared: 4, alone: 4 })
  expect(await readJob(parts.db, owner.id, id)).toMatchObject({ status: 'queued' })
  await sweep(parts, 0)
  await vi.waitFor(async () => {
    expect(await readJob(parts.db, owner.id, id)).toMatchObject({ status: 'done', progress: 100 })
  }, patience)
})
