import { jobPriority } from '@tailorbird/contracts'
import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createProducer, startWorker, type Producer, type RunningWorker } from './index.ts'
import { openTestQueue, silentLog, type TestQueue } from './testing/index.ts'

let database: TestDatabase
let queue: TestQueue
let producer: Producer
let worker: RunningWorker<'tailor'>
const running = new Map<string, () => void>()
let most = 0

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  queue = await openTestQueue(database.url, inject('redisUrl'))
  producer = createProducer(queue.backend, () => undefined)
  worker = await startWorker(queue.backend, {
    queue: 'tailor',
    handlers: {
      'tailor-resume': ({ payload: { jobId } }) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const name = jobId.replaceAll('_', '')
        running.set(name, () => {
          running.delete(name)
          resolve()
        })
        most = Math.max(most, running.size)
        return promise
      },
    },
    concurrency: 2,
    room: { places: 1, priorities: [jobPriority('batch', 0)] },
    log: silentLog,
    handBackAfterMs: 100,
    onGiveUp: () => Promise.resolve(),
  })
})
afterAll(async () => {
  for (const end of running.values()) end()
  await worker.close()
  await producer.close()
  await queue.close()
  await database.close()
})

const handIn = (name: string, rank: number) =>
  producer.enqueue(
    'tailor-resume',
    { jobId: name.padEnd(21, '_'), attempt: 1, requestId: 'request-1' },
    { priority: jobPriority('batch', rank) },
  )
const untilRuns = (...names: string[]) =>
  vi.waitFor(() => expect([...running.keys()].toSorted()).toEqual(names.toSorted()), 5000)

test('a first job does not wait behind the many of another; who waits behind first jobs does', async () => {
  await handIn('many1', 10)
  await handIn('many2', 11)
  await untilRuns('many1', 'many2')
  await handIn('many3', 12)
  await handIn('first1', 0)
  await untilRuns('many1', 'many2', 'first1')
  await handIn('first2', 0)
  running.get('many1')?.()
  // A place for each of the others that runs, and no more.
  await untilRuns('many2', 'first1', 'first2')
  running.get('many2')?.()
  await vi.waitFor(() => expect(running.has('many2')).toBe(false))
  running.get('first1')?.()
  await untilRuns('many3', 'first2')
  expect(most).toBe(3)
})
