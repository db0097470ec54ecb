import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { recordVisit, readTotals } from './counters/analytics.ts'
import { isDatabaseUnavailable } from './health.ts'
import { createBatch } from './jobs/batches.ts'
import { startJob } from './jobs/jobs.ts'
import { runJob } from './testing/act-as-worker.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'
import { newBatch, newOwner } from './testing/sample-rows.ts'

const DONE = 0
let database: TestDatabase
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  opened.defer(() => database.close())
})
afterAll(() => opened.disposeAsync())

/** Sessions that stand still in the transaction which stores a job's result. */
async function findFrozen() {
  const { rows } = await sql`
    select from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database() and query ilike '%insert into "analytics"%'
  `.execute(database.db)
  return rows
}

async function freezeWith(jobId: string): Promise<void> {
  const program = fileURLToPath(new URL('testing/freeze.main.ts', import.meta.url))
  const child = spawn(process.execPath, [program, database.url, jobId], { stdio: 'inherit' })
  opened.defer(() => void child.kill('SIGKILL'))
  await vi.waitFor(async () => expect(await findFrozen()).toHaveLength(1), {
    timeout: 30_000,
    interval: 50,
  })
}

const readStatuses = async (ownerId: string) => {
  const rows = await database.db
    .selectFrom('jobs')
    .select('status')
    .where('owner_id', '=', ownerId)
    .execute()
  return rows.map(({ status }) => status)
}

test('a frozen worker holds up nobody else, and its own person not for long', async () => {
  const { db } = database
  const [owner, ...others] = Array.from({ length: 6 }, newOwner)
  if (!owner) throw new Error('nobody')
  const [frozen, next] = (await createBatch(db, owner, newBatch(2))).jobs
  await freezeWith(frozen?.id ?? '')

  await Promise.all(
    others.map(async (other) => {
      const { jobs } = await createBatch(db, other, newBatch(2))
      for (const { id } of jobs) await runJob(db, id, DONE)
      await recordVisit(db, { deviceId: other.id, ipAddress: null, userAgent: null })
      expect(await readStatuses(other.id)).toEqual(['done', 'done'])
    }),
  )
  expect(await readTotals(db)).toEqual({ totalVisitors: 5, totalResumes: 10 })
  // All that while the frozen one held what is its own.
  expect(await findFrozen()).toHaveLength(1)

  // The server ends its transaction, so that all that waits for it goes on.
  await runJob(db, next?.id ?? '', DONE)
  expect(await findFrozen()).toEqual([])
  const again = await startJob(db, frozen?.id ?? '', 1)
  expect(again?.resume_id).toBeNull()
  await runJob(db, frozen?.id ?? '', DONE)
  expect(await readTotals(db)).toMatchObject({ totalResumes: 12 })
})

test('who comes back too late finds its transaction ended, and takes that for an outage', async () => {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(db, owner, newBatch(1))
  const late = db.transaction().execute(async (tx) => {
    await startJob(tx, jobs[0]?.id ?? '', 1)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx)
    await vi.waitFor(async () => {
      const { rows: left } =
        await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db)
      expect(left).toEqual([])
    })
    await sql`select 1`.execute(tx)
  })
  const error = await late.catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await readStatuses(owner.id)).toEqual(['queued'])
  await runJob(db, jobs[0]?.id ?? '', DONE)
})
