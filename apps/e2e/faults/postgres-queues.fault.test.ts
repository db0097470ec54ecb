import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { expectWhole, untilEnded } from './expect-whole.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { openPerson } from './person.ts'

let fleet: Fleet
beforeAll(
  async () => (fleet = await startFleet({ apis: 1, tailors: 2, renders: 1, queues: 'postgres' })),
  240_000,
)
afterAll(() => fleet.close())
afterEach(() => expectWhole(fleet), 120_000)

type Person = Awaited<ReturnType<typeof openPerson>>
const untilSome = (person: Person, ids: string[]) =>
  vi.waitFor(async () => expect((await person.statuses(ids))['done']).toBeGreaterThan(1), 120_000)

test('queues on PostgreSQL: a worker is killed, another stopped', async () => {
  fleet.thinking.latencyMs = 1000
  const person = await openPerson(fleet)
  const ids = await person.handIn(12)
  await untilSome(person, ids)
  const [first, second] = fleet.tailors
  await first?.send('SIGKILL')
  await first?.start()
  expect(await second?.stop()).toBe(0)
  await second?.start()
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 12 })
}, 300_000)

test('queues on PostgreSQL: it restarts in the run', async () => {
  const person = await openPerson(fleet)
  const ids = await person.handIn(12)
  await untilSome(person, ids)
  await fleet.restartPostgres()
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 12 })
}, 300_000)

test('queues on PostgreSQL: they are emptied, and all that has not ended is dispatched again', async () => {
  const person = await openPerson(fleet)
  const ids = await person.handIn(20)
  await untilSome(person, ids)
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'bullmq' and tablename like '%job%'`.execute(fleet.db)
  expect(tables.rows.length).toBeGreaterThan(0)
  await sql
    .raw(`truncate ${tables.rows.map(({ name }) => name).join(', ')} cascade`)
    .execute(fleet.db)
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 20 })
}, 300_000)
