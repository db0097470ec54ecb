import { setTimeout as delay } from 'node:timers/promises'
import type { JobMode } from '@tailorbird/contracts'
import { failJob } from '@tailorbird/db'
import { startWorker, type RunningWorker } from '@tailorbird/queue'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { goOn } from '../go-on.ts'
import { openTestParts, type TestParts } from '../testing/start-test-worker.ts'

const PLACES = 3
let parts: TestParts
let worker: RunningWorker
/** Jobs in the order in which they began. */
let begun: string[]

beforeEach(async () => {
  begun = []
  parts = await openTestParts(inject('postgresUrl'), inject('redisUrl'))
  worker = await startWorker(parts.backend, {
    queue: 'tailor',
    concurrency: PLACES,
    log: parts.log,
    handBackAfterMs: 100,
    // What a job does is not the matter here, only when it begins and that it ends.
    handlers: {
      'tailor-resume': async ({ payload: { jobId, attempt } }) => {
        begun.push(jobId)
        await delay(30)
        await goOn(parts, await failJob(parts.db, { id: jobId, attempt }, 'internal'))
      },
    },
    onGiveUp: () => Promise.resolve(),
  })
})
afterEach(async () => {
  await worker.close()
  await parts.close()
})

async function handIn(count: number, mode: JobMode = 'batch') {
  const { owner, ids } = await parts.accept(count, mode)
  await parts.lanes.dispatch({ ownerId: owner.id, mode }, parts.log)
  return ids
}

const allBegun = (ids: string[]) =>
  vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining(ids)), { timeout: 60_000 })

test('60 jobs of one owner delay 3 of another by what runs, and all of them run', async () => {
  const many = await handIn(60)
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(5), { timeout: 60_000 })
  const few = await handIn(3)
  const before = begun.length
  await allBegun([...many, ...few])
  const last = Math.max(...few.map((id) => begun.indexOf(id)))
  // What was running, and what a worker had taken in hand by then.
  expect(last - before).toBeLessThan(few.length + 2 * PLACES)
  expect(new Set(begun).size).toBe(63)
})

test('a single job goes before what ten others have in their batches, and a queue keeps its order', async () => {
  const batches = await Promise.all(Array.from({ length: 10 }, () => handIn(4)))
  const queue = await handIn(3, 'queue')
  const single = await handIn(1, 'single')
  const before = begun.length
  await allBegun([...batches.flat(), ...queue, ...single])
  expect(begun.indexOf(single[0] ?? '') - before).toBeLessThan(2 * PLACES + 1)
  expect(begun.filter((id) => queue.includes(id))).toEqual(queue)
})
