import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RESUME } from '../src/samples.ts'
import { expectWhole, untilEnded } from './expect-whole.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { newJobs, openPerson } from './person.ts'

let fleet: Fleet
beforeAll(async () => (fleet = await startFleet({ apis: 2, tailors: 2, renders: 1 })), 120_000)
afterAll(() => fleet.close())
afterEach(() => expectWhole(fleet), 120_000)

test('Redis is gone for 15 s with jobs active: 503 and nothing half done meanwhile, then all go on', async () => {
  const person = await openPerson(fleet)
  const ids = await person.handIn(12)
  await fleet.redis.kill()
  const refused = newJobs(2)
  const answer = await person.send({ mode: 'batch', originalContent: RESUME, jobs: refused })
  expect(answer.status).toBe(503)
  const there = await fleet.db
    .selectFrom('jobs')
    .select('id')
    .where(
      'id',
      'in',
      refused.map(({ id }) => id),
    )
    .execute()
  expect(there).toEqual([])
  await delay(15_000)
  await fleet.redis.start()
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 12 })
  // And idle workers wake up.
  const more = await person.handIn(2)
  await untilEnded(fleet, 30_000)
  expect(await person.statuses(more)).toEqual({ done: 2 })
}, 300_000)

test('Redis is emptied: what has not ended is dispatched again', async () => {
  const person = await openPerson(fleet, 1)
  const ids = await person.handIn(20)
  await vi.waitFor(
    async () => expect((await person.statuses(ids))['done']).toBeGreaterThan(2),
    30_000,
  )
  await fleet.redis.say('FLUSHALL')
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 20 })
}, 300_000)

test('Redis is full: 503 and nothing half done, and afterwards it works', async () => {
  const person = await openPerson(fleet)
  await fleet.redis.say('CONFIG SET maxmemory 1')
  const jobs = newJobs(2)
  const body = { mode: 'batch', originalContent: RESUME, jobs }
  expect((await person.send(body)).status).toBe(503)
  expect(await person.statuses(jobs.map(({ id }) => id))).toEqual({})
  await fleet.redis.say('CONFIG SET maxmemory 0')
  expect((await person.send(body)).status).toBe(202)
  await untilEnded(fleet)
}, 300_000)

test('PostgreSQL restarts in the run: processes stay up, and all jobs end', async () => {
  const person = await openPerson(fleet)
  const ids = await person.handIn(12)
  await vi.waitFor(
    async () => expect((await person.statuses(ids))['done']).toBeGreaterThan(1),
    30_000,
  )
  await fleet.restartPostgres()
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 12 })
}, 300_000)

test('the API dies between commit and queue: the sweep dispatches', async () => {
  const person = await openPerson(fleet)
  // Rows as they are at that moment: accepted, and nobody was told.
  await fleet.redis.kill()
  const ids = await insertUndispatched(person)
  await fleet.apis[0]?.send('SIGKILL')
  await fleet.redis.start()
  await fleet.apis[0]?.start()
  await untilEnded(fleet, 120_000)
  expect(await person.statuses(ids)).toEqual({ done: 3 })
}, 300_000)

/** Takes places in the rows for jobs that no queue has. */
async function insertUndispatched(person: Awaited<ReturnType<typeof openPerson>>) {
  await fleet.redis.start()
  for (const tailor of fleet.tailors) await tailor.send('SIGSTOP')
  const ids = await person.handIn(3)
  await fleet.redis.say('FLUSHALL')
  await fleet.redis.kill()
  for (const tailor of fleet.tailors) await tailor.send('SIGCONT')
  return ids
}
