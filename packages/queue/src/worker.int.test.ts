import { EventEmitter, once } from 'node:events'
import { CodedError, jobPriority } from '@tailorbird/contracts'
import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import {
  createProducer,
  startWorker,
  type JobContext,
  type Producer,
  type RunningWorker,
} from './index.ts'
import { openTestQueue, silentLog, type TestQueue } from './testing/index.ts'

let database: TestDatabase
let queue: TestQueue
let producer: Producer
let worker: RunningWorker<'tailor'>
const seen = new EventEmitter()
const handle = vi.fn<(context: JobContext<'tailor-resume'>) => Promise<void>>()
const giveUp = vi.fn<(jobId: string, code: string) => void>()

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  queue = await openTestQueue(database.url, inject('redisUrl'))
  producer = createProducer(queue.backend, () => undefined)
  worker = await startWorker(queue.backend, {
    queue: 'tailor',
    handlers: {
      'tailor-resume': async (context) => {
        await handle(context)
        seen.emit(context.payload.jobId)
      },
    },
    concurrency: 2,
    log: silentLog,
    handBackAfterMs: 100,
    isOutage: (error) => error instanceof Error && error.message === 'outage',
    onGiveUp: async (_name, payload, code) => {
      giveUp(payload.jobId, code)
      seen.emit(payload.jobId)
      await Promise.resolve()
    },
  })
})
afterAll(async () => {
  await worker.close()
  await producer.close()
  await queue.close()
  await database.close()
})

let count = 0
function newPayload() {
  count += 1
  return { jobId: `job-${count}`.padEnd(21, '_'), attempt: 1, requestId: 'request-1' }
}

/** Keeps both of the worker's places busy until they are released. */
async function holdPlaces() {
  const places = [newPayload(), newPayload()].map((payload) => ({
    payload,
    started: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
  }))
  const ended = Promise.all(places.map(({ payload }) => once(seen, payload.jobId)))
  for (const { payload, started, released } of places) {
    handle.mockImplementationOnce(() => {
      started.resolve()
      return released.promise
    })
    await producer.enqueue('tailor-resume', payload)
    await started.promise
  }
  return {
    ended,
    releaseOne: () => places[0]?.released.resolve(),
    release: () => places.forEach(({ released }) => released.resolve()),
  }
}

test('runs what was enqueued once, however often it was', async () => {
  const payload = newPayload()
  handle.mockReset().mockResolvedValue()
  const ran = once(seen, payload.jobId)
  await Promise.all([1, 2, 3].map(() => producer.enqueue('tailor-resume', payload)))
  await ran
  await producer.enqueue('tailor-resume', payload)
  const last = newPayload()
  const ranLast = once(seen, last.jobId)
  await producer.enqueue('tailor-resume', last)
  await ranLast
  expect(
    handle.mock.calls.filter(([{ payload: given }]) => given.jobId === payload.jobId),
  ).toHaveLength(1)
})

test('a passing failure is tried again', async () => {
  const payload = newPayload()
  handle.mockReset().mockRejectedValueOnce(new CodedError('model_timeout')).mockResolvedValue()
  const ran = once(seen, payload.jobId)
  await producer.enqueue('tailor-resume', payload)
  await ran
  expect(handle).toHaveBeenCalledTimes(2)
  expect(giveUp).not.toHaveBeenCalledWith(payload.jobId, expect.anything())
})

test('a permanent failure is given up at once, and the queue keeps its code alone', async () => {
  const payload = newPayload()
  handle
    .mockReset()
    .mockRejectedValue(new CodedError('model_refused', { detail: 'Dear Ada Reyes' }))
  const gaveUp = once(seen, payload.jobId)
  await producer.enqueue('tailor-resume', payload)
  await gaveUp
  expect(giveUp).toHaveBeenCalledWith(payload.jobId, 'model_refused')
  expect(handle).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () =>
    expect(await producer.readState('tailor-resume', payload)).toBe('failed'),
  )
  const stored = queue.backend.openQueue('tailor', {})
  const job = await stored.getJob(`${payload.jobId}-1`)
  expect(job?.failedReason).toBe('model_refused')
  expect(JSON.stringify(job)).not.toContain('Ada')
  await stored.close()
})

test('a rate limit pauses the queue and uses up no try', async () => {
  const payload = newPayload()
  handle.mockReset()
  for (let times = 0; times < 4; times += 1) {
    handle.mockRejectedValueOnce(new CodedError('model_rate_limited', { retryAfterMs: 20 }))
  }
  handle.mockResolvedValue()
  const ran = once(seen, payload.jobId)
  await producer.enqueue('tailor-resume', payload)
  await ran
  expect(handle).toHaveBeenCalledTimes(5)
})

test('an outage uses up no try, however often it is met', async () => {
  const payload = newPayload()
  handle.mockReset()
  for (let times = 0; times < 4; times += 1) handle.mockRejectedValueOnce(new Error('outage'))
  handle.mockResolvedValue()
  const ran = once(seen, payload.jobId)
  await producer.enqueue('tailor-resume', payload)
  await ran
  expect(handle).toHaveBeenCalledTimes(5)
  expect(giveUp).not.toHaveBeenCalledWith(payload.jobId, expect.anything())
})

test('what ended can be enqueued again on purpose', async () => {
  const payload = newPayload()
  handle.mockReset().mockResolvedValue()
  const ran = once(seen, payload.jobId)
  await producer.enqueue('tailor-resume', payload)
  await ran
  await vi.waitFor(async () =>
    expect(await producer.readState('tailor-resume', payload)).toBe('completed'),
  )
  const again = once(seen, payload.jobId)
  await producer.enqueue('tailor-resume', payload, { again: true })
  await again
  expect(handle).toHaveBeenCalledTimes(2)
})

test('what waits or has ended can be taken out of the queue', async () => {
  const [ended, waiting] = [newPayload(), newPayload()]
  handle.mockReset().mockResolvedValue()
  const ran = once(seen, ended.jobId)
  await producer.enqueue('tailor-resume', ended)
  await ran
  await vi.waitFor(async () =>
    expect(await producer.readState('tailor-resume', ended)).toBe('completed'),
  )
  const held = await holdPlaces()
  await producer.enqueue('tailor-resume', waiting)
  for (const named of [
    [ended, waiting],
    [waiting, ended],
  ]) {
    await producer.forget('tailor-resume', named)
    expect(await producer.readState('tailor-resume', ended)).toBe('unknown')
    expect(await producer.readState('tailor-resume', waiting)).toBe('unknown')
  }
  held.release()
  await held.ended
})

test('of what waits the most urgent goes first, and what is hurried before all', async () => {
  handle.mockReset().mockResolvedValue()
  const held = await holdPlaces()
  const order: string[] = []
  handle.mockImplementation(async ({ payload }) => void order.push(payload.jobId))
  const [batch, single, second, late] = [newPayload(), newPayload(), newPayload(), newPayload()]
  await producer.enqueue('tailor-resume', batch, { priority: jobPriority('batch', 0) })
  await producer.enqueue('tailor-resume', second, { priority: jobPriority('single', 1) })
  await producer.enqueue('tailor-resume', single, { priority: jobPriority('single', 0) })
  await producer.enqueue('tailor-resume', late, { priority: jobPriority('batch', 9) })
  await producer.hurry('tailor-resume', late)
  const ran = once(seen, batch.jobId)
  held.releaseOne()
  await ran
  expect(order).toEqual([late, single, second, batch].map(({ jobId }) => jobId))
  held.release()
  await held.ended
})

test('a payload that the catalog does not know never enters the queue', async () => {
  // @ts-expect-error a payload of another kind of work
  const enqueued = producer.enqueue('tailor-resume', { resumeId: 'x', requestId: 'y' })
  await expect(enqueued).rejects.toThrow('is a required field')
})

test('work that is cancelled stops where it runs, and the queue counts it as done', async () => {
  const payload = newPayload()
  const started = Promise.withResolvers<void>()
  handle.mockReset().mockImplementationOnce(({ signal }) => {
    started.resolve()
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new CodedError('model_timeout')))
    })
  })
  expect(worker.cancel('tailor-resume', payload)).toBe(false)
  await producer.enqueue('tailor-resume', payload)
  await started.promise
  expect(worker.cancel('tailor-resume', { ...payload, attempt: 2 })).toBe(false)
  expect(worker.cancel('tailor-resume', payload)).toBe(true)
  await vi.waitFor(async () =>
    expect(await producer.readState('tailor-resume', payload)).toBe('completed'),
  )
  expect(handle).toHaveBeenCalledTimes(1)
  expect(giveUp).not.toHaveBeenCalledWith(payload.jobId, expect.anything())
})

test('a worker that has to stop hands its work back', async () => {
  const payload = newPayload()
  const started = Promise.withResolvers<void>()
  handle.mockReset().mockImplementationOnce(({ signal }) => {
    started.resolve()
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')))
    })
  })
  await producer.enqueue('tailor-resume', payload)
  await started.promise
  await worker.close()
  expect(await producer.readState('tailor-resume', payload)).toBe('pending')
  expect(giveUp).not.toHaveBeenCalledWith(payload.jobId, expect.anything())
})
