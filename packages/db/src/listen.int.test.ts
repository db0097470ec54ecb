import { once, EventEmitter } from 'node:events'
import type { JobNews } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch } from './jobs/batches.ts'
import { inTransaction } from './client.ts'
import { startJob } from './jobs/jobs.ts'
import { listen, type Listener } from './listen.ts'
import { newBatch, newOwner } from './testing/sample-rows.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
let listener: Listener
const heard = new EventEmitter<{
  job: [{ ownerId: string; job: JobNews }]
  lost: []
  restored: []
}>()

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  listener = await listen({
    url: database.url,
    onNews: { job: (news) => heard.emit('job', news) },
    onLost: () => heard.emit('lost'),
    onRestored: () => heard.emit('restored'),
    retryMs: 10,
  })
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

test('news arrive with the change, and carry no text', async () => {
  const owner = newOwner()
  const heardOne = once(heard, 'job')
  const input = newBatch(1)
  await createBatch(database.db, owner, input)
  const [news] = (await heardOne) as [{ ownerId: string; job: JobNews }]
  expect(news).toMatchObject({ ownerId: owner.id, job: { id: input.jobs[0]?.id, progress: 0 } })
  expect(JSON.stringify(news)).not.toContain('Gardener')
})

test('a change that is rolled back makes no news', async () => {
  const owner = newOwner()
  const { jobs } = await createBatch(database.db, owner, newBatch(1))
  const id = jobs[0]?.id ?? ''
  const all: JobNews[] = []
  heard.on('job', ({ job }) => all.push(job))
  await expect(
    inTransaction(database.db, async (tx) => {
      await startJob(tx, id, 1)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  const next = once(heard, 'job')
  await createBatch(database.db, owner, newBatch(1))
  await next
  expect(all.filter((job) => job.id === id && job.progress > 0)).toEqual([])
})

test('listens again after its connection was cut', async () => {
  const restored = once(heard, 'restored')
  const lost = once(heard, 'lost')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tailorbird-listen' and datname = current_database()`.execute(
    database.db,
  )
  await Promise.all([lost, restored])
  const heardOne = once(heard, 'job')
  const owner = newOwner()
  await createBatch(database.db, owner, newBatch(1))
  const [news] = (await heardOne) as [{ ownerId: string }]
  expect(news.ownerId).toBe(owner.id)
})
