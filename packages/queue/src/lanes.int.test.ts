import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createProducer, openLanes, type Producer } from './index.ts'
import { openTestQueue, type TestQueue } from './testing/index.ts'

let database: TestDatabase
let queue: TestQueue
let producer: Producer
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  queue = await openTestQueue(database.url, inject('redisUrl'))
  producer = createProducer(queue.backend, () => undefined)
})
afterAll(async () => {
  await producer.close()
  await queue.close()
  await database.close()
})

const lane = { ownerId: 'b1c7a6ee-3a1c-4f0e-9f0a-3f1f6f1f0a01', mode: 'batch' } as const
const config = { BATCH_LANE_WIDTH: 4, OWNER_JOBS_AT_ONCE: 32 }
const silent = { warn: () => undefined }
const idOf = (n: number) => `dispatched-${n}`.padEnd(21, '_')

test('many who ask at once share a round, and none of them is passed over', async () => {
  const waiting: number[] = []
  const places: number[][] = []
  const lanes = openLanes({
    producer,
    config,
    claim: async () => {
      const taken = waiting.splice(0)
      places.push(taken)
      // Who asks from here on must not be served by this look at the rows.
      await new Promise((resolve) => setTimeout(resolve, 20))
      return taken.map((n, rank) => ({ id: idOf(n), attempt: 1, requestId: 'request-1', rank }))
    },
  })
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      waiting.push(n)
      return lanes.dispatch(lane, silent)
    }),
  )
  expect(places.map((round) => round.length)).toEqual([1, 19])
  const states = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      producer.readState('tailor-resume', { jobId: idOf(n), attempt: 1, requestId: 'request-1' }),
    ),
  )
  expect(new Set(states)).toEqual(new Set(['pending']))
  await lanes.dispatch(lane, silent)
  expect(places).toHaveLength(3)
})

test('a round that fails holds up no later one', async () => {
  const warned: string[] = []
  let calls = 0
  const log = { warn: (_details: object, message: string) => void warned.push(message) }
  const lanes = openLanes({
    producer,
    config,
    claim: () => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('away')) : Promise.resolve([])
    },
  })
  await Promise.all([lanes.dispatch(lane, log), lanes.dispatch(lane, log)])
  expect(calls).toBe(2)
  expect(warned).toEqual(['dispatch failed, left to the sweep'])
})
