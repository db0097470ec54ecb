import { readAllowance, readJob, readResume } from '@tailorbird/db'
import { startModelServer, type ModelServer } from '@tailorbird/fakes'
import { createEngine } from '@tailorbird/llm'
import { startWorker } from '@tailorbird/queue'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openTestParts, type TestParts, startAndTailor } from '../testing/start-test-worker.ts'
import { sayPause } from './say-pause.ts'

const HOUR = 3_600_000
const opened = new AsyncDisposableStack()
let parts: TestParts
let model: ModelServer

beforeAll(async () => {
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  opened.defer(parts.close)
  model = await startModelServer()
  opened.defer(() => model.close())
})
afterAll(() => opened.disposeAsync())

const open = () => {
  const engine = createEngine({ baseUrl: model.url, model: 'needle-1' })
  return startWorker(parts.backend, {
    queue: 'tailor',
    handlers: { 'tailor-resume': (context) => startAndTailor(parts, engine, context) },
    concurrency: 1,
    log: parts.log,
    handBackAfterMs: 100,
    onPause: (_name, job, until) => sayPause(parts, job, until),
    onGiveUp: () => Promise.reject(new Error('nothing is given up here')),
  })
}

test('a used-up quota of the day: the person reads until when, and a new worker goes on', async () => {
  const { owner, ids } = await parts.accept(1)
  const read = () => readJob(parts.db, owner.id, ids[0] ?? '')
  const message = 'Rate limit reached on tokens per day (TPD). Please try again in 9h0m0s.'
  const before = model.requests.length
  model.script({ kind: 'http', status: 429, body: { error: { message, type: 'tokens' } } })
  const worker = await open()
  await parts.lanes.dispatch({ ownerId: owner.id, mode: 'batch' }, parts.log)
  await vi.waitFor(async () => expect((await read())?.waitsUntil).toBeDefined(), 80_000)
  const until = Date.parse((await read())?.waitsUntil ?? '')
  expect(Math.abs(until - Date.now() - 9 * HOUR)).toBeLessThan(60_000)
  expect(await read()).toMatchObject({ status: 'processing', error: undefined })
  expect(await readAllowance(parts.db, owner.id)).toMatchObject({ used: 0, reserved: 1 })
  expect(model.requests).toHaveLength(before + 1)
  expect(parts.logLines.join('')).toMatch(/"code":"model_quota_used_up","pauseMs":3600000/)
  await worker.close()

  const next = await open()
  opened.defer(() => next.close())
  await vi.waitFor(async () => expect((await read())?.progress).toBe(70), 80_000)
  expect(await read()).toMatchObject({ waitsUntil: undefined })
}, 180_000)

test('a second reader that asks for a pause: the job is done without it and says so, and the queue waits', async () => {
  const edit = {
    targetId: 'w0.b0',
    text: 'Each season pruned fruit trees, 40 in number',
    sourceIds: ['w0.b0'],
  }
  const busy = { error: { message: 'Requests per minute.' } }
  const { owner, ids } = await parts.accept(1)
  const read = () => readJob(parts.db, owner.id, ids[0] ?? '')
  parts.logLines.length = 0
  const queue = parts.backend.openQueue('tailor', {})
  opened.defer(() => queue.close())
  // What a run before this one left.
  await queue.removeRateLimitKey()
  model.script(
    { kind: 'answer', content: JSON.stringify({ edits: [edit], summary: [], newSkills: [] }) },
    { kind: 'http', status: 429, body: busy, headers: { 'retry-after': '90' } },
  )
  await parts.lanes.dispatch({ ownerId: owner.id, mode: 'batch' }, parts.log)
  await vi.waitFor(async () => expect((await read())?.progress).toBe(70), 80_000)
  const job = await read()
  expect(job).toMatchObject({ waitsUntil: undefined })
  const resume = await readResume(parts.db, owner.id, job?.resumeId ?? '')
  expect(resume?.analysisResults.warnings).toContainEqual(
    expect.stringMatching(/^The second reading .* did not take place/),
  )
  const logged = parts.logLines.join('')
  expect(logged).toMatch(/"code":"model_rate_limited","pauseMs":90000[^\n]*"queue paused"/)
  expect(logged).toMatch(/"code":"model_rate_limited","role":"verify"/)
  expect(logged).toMatch(/"unread":"model_rate_limited"[^\n]*"tailored"/)
  expect(await queue.getRateLimitTtl()).toBeGreaterThan(60_000)
}, 180_000)
