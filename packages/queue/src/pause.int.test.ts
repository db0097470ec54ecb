import { setTimeout as delay } from 'node:timers/promises'
import { CodedError, type ErrorCode } from '@tailorbird/contracts'
import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createProducer, startWorker, type Log, type Producer } from './index.ts'
import { openTestQueue, type TestQueue } from './testing/index.ts'

const JOBS = 4

let database: TestDatabase
let queue: TestQueue
let producer: Producer
const opened = new AsyncDisposableStack()

/** What each job's runs did: how many there were, how many at once, how many got an answer. */
const runs = new Map<string, { now: number; most: number; asked: number; done: number }>()
const paused: object[] = []
/** What the next call is refused with; undefined: it gets an answer. */
let refuse: () => { code: ErrorCode; retryAfterMs: number } | undefined = () => undefined
const starts: number[] = []

const log: Log = {
  child: () => log,
  info: () => undefined,
  warn: (details, message) => void (message === 'queue paused' && paused.push(details)),
  error: () => undefined,
}

async function ask(jobId: string): Promise<void> {
  const run = runs.get(jobId) ?? { now: 0, most: 0, asked: 0, done: 0 }
  runs.set(jobId, run)
  run.now += 1
  run.asked += 1
  run.most = Math.max(run.most, run.now)
  starts.push(performance.now())
  const refusal = refuse()
  // Longer than the pause: the others are under way when it ends.
  await delay(refusal ? 20 : 400)
  run.now -= 1
  if (refusal) throw new CodedError(refusal.code, refusal)
  run.done += 1
}

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  opened.defer(() => database.close())
  queue = await openTestQueue(database.url, inject('redisUrl'))
  opened.defer(() => queue.close())
  producer = createProducer(queue.backend, () => undefined)
  opened.defer(() => producer.close())
  // Two processes, as an operator runs them.
  for (let count = 0; count < 2; count++) {
    const worker = await startWorker(queue.backend, {
      queue: 'tailor',
      handlers: { 'tailor-resume': ({ payload }) => ask(payload.jobId) },
      concurrency: 2,
      log,
      handBackAfterMs: 100,
      onGiveUp: () => Promise.reject(new Error('nothing is given up here')),
    })
    opened.defer(() => worker.close())
  }
})
afterAll(() => opened.disposeAsync())

let count = 0
async function runJobs(many = JOBS): Promise<string[]> {
  runs.clear()
  paused.length = 0
  starts.length = 0
  const jobs = Array.from({ length: many }, () => `job-${(count += 1)}`.padEnd(21, '_'))
  const payloads = jobs.map((jobId) => ({ jobId, attempt: 1, requestId: 'r' }))
  await Promise.all(payloads.map((payload) => producer.enqueue('tailor-resume', payload)))
  const states = () =>
    Promise.all(payloads.map((payload) => producer.readState('tailor-resume', payload)))
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['completed'])), {
    timeout: 60_000,
    interval: 50,
  })
  return jobs
}

test.each(['model_rate_limited', 'model_unavailable', 'model_quota_used_up'] as const)(
  'after a pause for %s each job is asked for once more where it was refused, and never twice at once',
  async (code) => {
    const refusals = [{ code, retryAfterMs: 300 }]
    refuse = () => refusals.shift()
    const jobs = await runJobs()
    const all = [...runs.values()]
    expect(paused).toMatchObject([{ code, pauseMs: 300, until: expect.any(Date) }])
    expect(all.map(({ most }) => most)).toEqual(jobs.map(() => 1))
    expect(all.map(({ done }) => done)).toEqual(jobs.map(() => 1))
    // One was refused: one call more than there are jobs, and no other.
    expect(all.reduce((sum, { asked }) => sum + asked, 0)).toBe(JOBS + 1)
  },
)

test('of two pauses the longer one counts, whoever is told last', async () => {
  const code = 'model_rate_limited'
  const refusals = [2500, 1000, 1000, 1000].map((retryAfterMs) => ({ code, retryAfterMs }) as const)
  refuse = () => refusals.shift()
  await runJobs()
  expect(paused).toHaveLength(JOBS)
  expect(starts).toHaveLength(2 * JOBS)
  const [first = 0, ...others] = starts
  const again = others.slice(JOBS - 1)
  expect(Math.min(...again) - first).toBeGreaterThan(2400)
})

test('a pause is kept by workers that did not meet it', async () => {
  const other = queue.backend.openQueue('tailor', {})
  opened.defer(() => other.close())
  refuse = () => undefined
  const until = performance.now() + 1500
  await other.rateLimit(1500)
  await runJobs()
  expect(starts).toHaveLength(JOBS)
  expect(Math.min(...starts)).toBeGreaterThan(until - 100)
})

test('what ends in a pause takes nothing along', async () => {
  const other = queue.backend.openQueue('tailor', {})
  opened.defer(() => other.close())
  const refusals = [{ code: 'model_rate_limited', retryAfterMs: 1500 } as const]
  refuse = () => refusals.shift()
  const all = runJobs(3 * JOBS)
  await vi.waitFor(() => expect(paused).toHaveLength(1), 5000)
  // The others of both workers have ended by now.
  await delay(900)
  expect(await other.getJobCounts('active')).toEqual({ active: 0 })
  const jobs = await all
  expect([...runs.values()].map(({ most }) => most)).toEqual(jobs.map(() => 1))
})
