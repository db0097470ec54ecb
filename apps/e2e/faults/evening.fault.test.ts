import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectWhole, untilEnded } from './expect-whole.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { listen } from './listen.ts'
import { openPerson } from './person.ts'
import { troubleModel } from './trouble-model.ts'

const IN_BATCH = 460
const IN_QUEUE = 40

let fleet: Fleet
beforeAll(async () => (fleet = await startFleet({ apis: 2, tailors: 3, renders: 1 })), 240_000)
afterAll(() => fleet.close())

/** Waits until this share of all jobs has ended. */
async function untilShare(share: number): Promise<void> {
  for (;;) {
    const done = await fleet.db
      .selectFrom('jobs')
      .select((is) => is.fn.countAll<string>().as('jobs'))
      .where('status', 'in', ['done', 'error'])
      .executeTakeFirstOrThrow()
      .catch(() => ({ jobs: 0 }))
    if (Number(done.jobs) >= share * (IN_BATCH + IN_QUEUE)) return
    await delay(200)
  }
}

test('500 jobs while a worker is killed, Redis restarted and emptied, PostgreSQL restarted and the page closed', async () => {
  const calmModel = troubleModel(fleet)
  onTestFinished(calmModel)
  const person = await openPerson(fleet)
  const open = () => listen(person.url, { ...person.visitor.headers, origin: person.url })
  const page = open()
  expect(await page.outcome).toBe('open')
  const queued = await person.handIn(IN_QUEUE, 'queue')
  const batch = await person.handIn(IN_BATCH, 'batch')
  await untilShare(0.1)
  await fleet.tailors[0]?.send('SIGKILL')
  await fleet.tailors[0]?.start()
  await untilShare(0.25)
  await fleet.redis.kill()
  await fleet.redis.start()
  await untilShare(0.4)
  page.socket.disconnect()
  await fleet.redis.say('FLUSHALL')
  await untilShare(0.6)
  await fleet.restartPostgres()
  await untilShare(0.8)
  const again = open()
  expect(await again.outcome).toBe('open')
  await untilEnded(fleet, 600_000)

  expect(await person.statuses([...queued, ...batch])).toEqual({ done: IN_BATCH + IN_QUEUE })
  const results = await fleet.db
    .selectFrom('resumes')
    .innerJoin('jobs', 'jobs.resume_id', 'resumes.id')
    .select(['jobs.id', 'jobs.mode', 'resumes.id as result', 'resumes.created_at'])
    .where('jobs.id', 'in', [...queued, ...batch])
    .orderBy('resumes.created_at')
    .execute()
  expect(new Set(results.map(({ result }) => result)).size).toBe(IN_BATCH + IN_QUEUE)
  const made = results.filter(({ mode }) => mode === 'queue').map(({ id }) => id)
  expect(made).toEqual(queued)
  const listed = await person.visitor.listJobs()
  expect(listed.every(({ status }) => status === 'done')).toBe(true)
  again.socket.disconnect()
  await expectWhole(fleet)
}, 900_000)
