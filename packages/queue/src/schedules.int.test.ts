import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { keepSchedules, startWorker, type RunningWorker, type Schedule } from './index.ts'
import { openTestQueue, silentLog, type TestQueue } from './testing/index.ts'

const EVERY_MS = 500
const schedule: Schedule = { name: 'delete-expired', everyMs: EVERY_MS }

let database: TestDatabase
let queue: TestQueue
let workers: RunningWorker[]
const runs: number[] = []
const handle = vi.fn<() => Promise<void>>()
let stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  queue = await openTestQueue(database.url, inject('redisUrl'))
  const start = () =>
    startWorker(queue.backend, {
      queue: 'upkeep',
      handlers: {
        'send-mail': () => Promise.resolve(),
        'reconcile-payments': () => Promise.resolve(),
        'delete-expired': async () => {
          runs.push(Date.now())
          await handle()
        },
      },
      concurrency: 2,
      log: silentLog,
      handBackAfterMs: 100,
      onGiveUp: () => Promise.resolve(),
    })
  workers = await Promise.all([start(), start(), start()])
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()))
  await queue.close()
  await database.close()
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  stops = []
  await keep([])
})

async function keep(schedules: Schedule[]): Promise<void> {
  stops.push(await keepSchedules(queue.backend, 'upkeep', silentLog, schedules))
}

/** The moments of `count` runs from now on. */
async function awaitRuns(count: number): Promise<number[]> {
  runs.length = 0
  await vi.waitFor(() => expect(runs.length).toBeGreaterThanOrEqual(count), {
    timeout: 60_000,
    interval: 20,
  })
  return runs.slice(0, count)
}

/** How many slots of the schedule lie between two moments. */
function slotsIn(moments: number[]): number {
  const slot = (ms: number) => Math.floor(ms / EVERY_MS)
  return slot(moments.at(-1) ?? 0) - slot(moments[0] ?? 0) + 1
}

test('scheduled work runs once each time, however many processes schedule and work', async () => {
  handle.mockReset().mockResolvedValue()
  await Promise.all([keep([schedule]), keep([schedule]), keep([schedule])])
  const moments = await awaitRuns(5)
  // The first may come late, within the slot of the second.
  expect(slotsIn(moments)).toBeGreaterThanOrEqual(4)
  const shortest = Math.min(...moments.slice(1).map((at, index) => at - (moments[index] ?? 0)))
  expect(shortest).toBeGreaterThan(EVERY_MS / 4)
})

test('scheduling it again neither doubles nor shifts it, and a failed run stops none that follow', async () => {
  handle.mockReset().mockRejectedValue(new Error('broken'))
  await keep([schedule])
  await awaitRuns(1)
  handle.mockReset().mockResolvedValue()
  await keep([schedule])
  await keep([schedule])
  const moments = await awaitRuns(4)
  expect(slotsIn(moments)).toBeGreaterThanOrEqual(3)
})

test('what is no longer scheduled is removed at the next start', async () => {
  handle.mockReset().mockResolvedValue()
  await keep([schedule])
  await awaitRuns(1)
  await keep([])
  const stored = queue.backend.openQueue('upkeep', {})
  expect(await stored.getJobSchedulers()).toEqual([])
  await stored.close()
  // One that was due already may still come.
  await delay(EVERY_MS)
  runs.length = 0
  await delay(3 * EVERY_MS)
  expect(runs).toEqual([])
})

test.runIf(inject('redisUrl'))('an emptied Redis is told again', async () => {
  handle.mockReset().mockResolvedValue()
  await keep([schedule])
  await awaitRuns(1)
  await queue.emptyRedis()
  // As the next reminder does.
  await keep([schedule])
  expect(await awaitRuns(2)).toHaveLength(2)
})
