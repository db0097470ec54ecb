import { CodedError } from '@tailorbird/contracts'
import { sql, type OperationNodeSource } from 'kysely'
import { inStatement, type Db } from '../client.ts'
import { lockOwner } from '../owners/owners.ts'
import type { Step } from './count-generations.ts'
import type { Draw } from './draw.ts'
import { drawFromEntitlements } from './entitlements.ts'
import { enter } from './enter.ts'
import { drawFromFree, type FreeLimits } from './free-counts.ts'

interface JobAttempt {
  id: string
  attempt: number
  owner_id: string
}

/**
 * Reserves one generation for each job, all or none, in the caller's transaction: free ones first, then
 * from the oldest purchase. Locks are taken in one order everywhere:
 * lanes, batches, jobs, payments, owners, users, purchases, free counts.
 * @param limits of the free ones; null: nothing is limited
 * @throws CodedError allowance_exhausted; OwnerMovedError when the device has signed in meanwhile
 */
export async function reserveGenerations(
  db: Db,
  jobs: JobAttempt[],
  limits: FreeLimits,
): Promise<void> {
  const [first] = jobs
  if (!first) return
  await lockOwner(db, first.owner_id)
  const draws = limits ? await draw(db, first.owner_id, jobs.length, limits) : []
  await db
    .updateTable('owners')
    .set((eb) => ({ reserved: eb('reserved', '+', jobs.length) }))
    .where('id', '=', first.owner_id)
    .execute()
  await db
    .insertInto('generation_entries')
    .values(
      jobs.map((job, place) => ({
        job_id: job.id,
        attempt: job.attempt,
        owner_id: job.owner_id,
        kind: 'reserve',
        entitlement_id: draws[place]?.entitlement_id ?? null,
        counted_in: draws[place]?.counted_in ?? [],
      })),
    )
    .execute()
}

async function draw(
  db: Db,
  ownerId: string,
  wanted: number,
  limits: NonNullable<FreeLimits>,
): Promise<Draw[]> {
  const paid = await drawFromEntitlements(db, ownerId, wanted, 'unlimited')
  const free = await drawFromFree(db, limits, wanted - paid.length)
  const rest = wanted - paid.length - free.length
  const bought = await drawFromEntitlements(db, ownerId, rest, 'counted')
  const missing = rest - bought.length
  if (missing > 0) throw new CodedError('allowance_exhausted', describeShortage(wanted, missing))
  return [...paid, ...free, ...bought]
}

/** @returns the error's options: how many there are, where there are some */
function describeShortage(wanted: number, missing: number): { detail?: string } {
  const left = wanted - missing
  if (left === 0) return {}
  return {
    detail: `This takes ${wanted} resume generations and you have ${left} left. Send ${left} of them, or see the plans.`,
  }
}

/** How reservations end: `settle` when the result is stored, `release` when the job failed or was removed. */
type Ending = 'settle' | 'release'
const steps = {
  settle: { reserved: -1, used: 1 },
  release: { reserved: -1, used: 0 },
} satisfies Record<Ending, Step>

/**
 * Ends reservations, each once. Attempts that reserved nothing, or have ended, are left as they are.
 */
export async function endReservations(db: Db, jobs: JobAttempt[], kind: Ending): Promise<void> {
  if (jobs.length === 0) return
  const entries = sql`
    select job_id, attempt, owner_id, ${kind}, entitlement_id, counted_in from generation_entries
    join unnest(
      ${jobs.map(({ id }) => id)}::text[], ${jobs.map(({ attempt }) => attempt)}::int[]
    ) as named (job_id, attempt) using (job_id, attempt)
    where kind = 'reserve'`
  await sql`with ${enter(entries, steps[kind])} select`.execute(db)
}

/**
 * Changes jobs and ends their reservations, in one statement: what others wait for is held no longer than that takes.
 * @param change an update of jobs that returns their id, attempt and owner_id, and whatever the caller needs
 */
export async function changeAndEnd<T extends JobAttempt>(
  db: Db,
  change: OperationNodeSource & { execute: () => Promise<T[]> },
  kind: Ending,
): Promise<T[]> {
  // Locked, or a sign-in that the change waited for would have changed them since.
  const entries = sql`
    select job_id, job.attempt, job.owner_id, ${kind}, entitlement_id, counted_in
    from job cross join lateral (
      select job_id, entitlement_id, counted_in from generation_entries
      where job_id = job.id and generation_entries.attempt = job.attempt and kind = 'reserve'
      for no key update
    ) reserved`
  const statement = sql<T>`
    with job as (${change}), ${enter(entries, steps[kind])}
    select * from job
  `
  const { rows } = await inStatement(db, () => statement.execute(db))
  return rows
}

/** Gives settled generations back, each once: what was stored could not be delivered. */
export async function refundGenerations(db: Db, jobs: JobAttempt[]): Promise<void> {
  if (jobs.length === 0) return
  const entries = sql`
    select job_id, attempt, owner_id, 'refund', entitlement_id, counted_in from generation_entries
    where kind = 'settle' and job_id = any(${jobs.map(({ id }) => id)}::text[])`
  await sql`with ${enter(entries, { reserved: 0, used: -1 })} select`.execute(db)
}

/** Which of these attempts are settled: their result is stored and counts. */
export async function findSettled(db: Db, jobs: JobAttempt[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from generation_entries
    join unnest(
      ${jobs.map(({ id }) => id)}::text[], ${jobs.map(({ attempt }) => attempt)}::int[]
    ) as named (job_id, attempt) using (job_id, attempt)
    where kind = 'settle'
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}
