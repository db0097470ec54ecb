import { jobPdf } from '@tailorbird/contracts'
import {
  cancelJob,
  claimLane,
  failJob,
  failRendering,
  finishJobs,
  readAllowance,
  readJob,
  retryJob,
} from '@tailorbird/db'
import { startModelServer, type ModelServer } from '@tailorbird/fakes'
import { createEngine, type Engine } from '@tailorbird/llm'
import { startWorker, type RunningWorker } from '@tailorbird/queue'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { goOn } from '../go-on.ts'
import { hearCancellations } from '../hear-cancellations.ts'
import {
  contextFor,
  openTestParts,
  type TestParts,
  startAndTailor,
} from '../testing/start-test-worker.ts'

const opened = new AsyncDisposableStack()
let parts: TestParts
let model: ModelServer
let engine: Engine
let worker: RunningWorker<'tailor'>
const gaveUp: string[] = []
const rendered = vi.fn<(resumeId: string) => Promise<void>>()

beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'), {
    entry: new URL('../testing/endless.thread.ts', import.meta.url),
    timeMs: 2000,
  })
  opened.defer(parts.close)
  model = await startModelServer()
  opened.defer(() => model.close())
  engine = createEngine({ baseUrl: model.url, model: 'needle-1', timeoutMs: 120_000 })
  const base = { concurrency: 4, log: parts.log, handBackAfterMs: 100 }
  worker = await startWorker(parts.backend, {
    ...base,
    queue: 'tailor',
    handlers: { 'tailor-resume': (context) => startAndTailor(parts, engine, context) },
    onGiveUp: async (_name, { jobId, attempt }, code) => {
      gaveUp.push(jobId)
      await goOn(parts, await failJob(parts.db, { id: jobId, attempt }, code))
    },
  })
  opened.defer(() => worker.close())
  const render = await startWorker(parts.backend, {
    ...base,
    queue: 'render',
    handlers: { 'render-pdf': ({ payload }) => rendered(payload.resumeId) },
    onGiveUp: async (_name, pdf, code) => {
      await goOn(parts, await failRendering(parts.db, pdf, code))
    },
  })
  opened.defer(() => render.close())
  await hearCancellations(parts.databaseUrl, parts.log, opened, (news) =>
    worker.cancel('tailor-resume', news),
  )
})
afterAll(() => opened.disposeAsync())

test('a job that is cancelled in the middle of its model call stops at once, and that is no failure', async () => {
  const { owner, ids } = await parts.accept(1)
  const [id = ''] = ids
  model.script({ kind: 'hang' })
  const asked = model.requests.length
  await parts.lanes.dispatch({ ownerId: owner.id, mode: 'batch' }, parts.log)
  await model.waitForRequests(asked + 1)
  await cancelJob(parts.db, owner.id, id)
  const payload = { jobId: id, attempt: 1, requestId: 'request-1' }
  // Far sooner than the model's time is up.
  await vi.waitFor(
    async () => expect(await parts.producer.readState('tailor-resume', payload)).toBe('completed'),
    { timeout: 60_000 },
  )
  expect(await readJob(parts.db, owner.id, id)).toMatchObject({ status: 'removed', progress: 30 })
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 0, reserved: 0 })
  expect(gaveUp).not.toContain(id)
  const lines = parts.logLines.filter((line) => line.includes(id))
  expect(lines.join('')).toContain('work cancelled')
  expect(lines.filter((line) => /"level":"(?:warn|error)"/.test(line))).toEqual([])
})

test('a job that was cancelled without the worker hearing of it asks no model', async () => {
  const { owner, ids } = await parts.accept(1)
  const [id = ''] = ids
  const asked = model.requests.length
  await claimLane(parts.db, { ownerId: owner.id, mode: 'batch' }, { shared: 1, alone: 1 })
  await cancelJob(parts.db, owner.id, id)
  await startAndTailor(parts, engine, contextFor(parts, id))
  expect(model.requests).toHaveLength(asked)
})

test('a retry of a job whose PDF failed renders again, asks no model and counts once', async () => {
  const { owner, ids } = await parts.accept(1)
  const [id = ''] = ids
  const lane = { ownerId: owner.id, mode: 'batch' } as const
  const read = () => readJob(parts.db, owner.id, id)
  rendered.mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken'))
  await parts.lanes.dispatch(lane, parts.log)
  await vi.waitFor(async () => expect(await read()).toMatchObject({ status: 'error' }), {
    timeout: 60_000,
  })
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 0, reserved: 0 })
  const asked = model.requests.length
  rendered.mockImplementation(async (resumeId) => {
    await vi.waitFor(async () =>
      expect(await read()).toMatchObject({ attempt: 2, status: 'processing', progress: 70 }),
    )
    await finishJobs(parts.db, resumeId)
  })
  await retryJob(parts.db, owner.id, id, {
    requestId: 'request-2',
    freeLimits: [{ key: `device:${owner.id}`, quota: 1 }],
  })
  await parts.lanes.dispatch(lane, parts.log)
  await vi.waitFor(async () => expect(await read()).toMatchObject({ status: 'done' }), {
    timeout: 60_000,
  })
  expect(model.requests).toHaveLength(asked)
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 1, reserved: 0 })
  const pdf = { ...jobPdf((await read())?.resumeId ?? ''), requestId: '' }
  expect(await parts.producer.readState('render-pdf', pdf)).not.toBe('failed')
})

test('a text that takes its thread too long ends in an error, costs nothing, and its lane goes on', async () => {
  const { owner, ids } = await parts.accept(2, 'queue')
  const endless = parts.db.updateTable('jobs').set({ job_description: 'ENDLESS' })
  await endless.where('id', '=', ids[0] ?? '').execute()
  await parts.lanes.dispatch({ ownerId: owner.id, mode: 'queue' }, parts.log)
  const read = () => Promise.all(ids.map((id) => readJob(parts.db, owner.id, id)))
  await vi.waitFor(async () => expect((await read())[1]?.status).toBe('processing'), 25_000)
  const stopped = parts.logLines.find((line) => line.includes('thread stopped')) ?? '{}'
  expect(JSON.parse(stopped)).toMatchObject({ ownerId: owner.id, task: 'tailorText', why: 'time' })
  const error = { code: 'text_too_complex' }
  expect((await read())[0]).toMatchObject({ status: 'error', attempt: 1, error })
  const { used, reserved } = await readAllowance(parts.db, owner.id)
  // The next one's.
  expect(used + reserved).toBe(1)
})
