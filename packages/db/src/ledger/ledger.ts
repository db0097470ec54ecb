import { CodedError } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { lockOwner } from '../owners/owners.ts'
import { countGenerations, type Step } from './count-generations.ts'
import type { Draw } from './draw.ts'
import { drawFromEntitlements } from './entitlements.ts'
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

/**
 * Ends reservations, each once: `settle` when the result is stored, `release` when the job failed or was
 * removed. Attempts that reserved nothing, or have ended, are left as they are.
 */
export async function endReservations(
  db: Db,
  jobs: JobAttempt[],
  kind: 'settle' | 'release',
): Promise<void> {
  if (jobs.length === 0) return
  const { rows } = await sql<Entry>`
    insert into generation_entries (job_id, attempt, owner_id, kind, entitlement_id, counted_in)
    select job_id, attempt, owner_id, ${kind}, entitlement_id, counted_in from generation_entries
    join unnest(
      ${jobs.map(({ id }) => id)}::text[], ${jobs.map(({ attempt }) => attempt)}::int[]
    ) as named (job_id, attempt) using (job_id, attempt)
    where kind = 'reserve'
    on conflict do nothing
    returning owner_id, entitlement_id, counted_in
  `.execute(db)
  await move(db, rows, { reserved: -1, used: kind === 'settle' ? 1 : 0 })
}

/** Gives settled generations back, each once: what was stored could not be delivered. */
export async function refundGenerations(db: Db, jobs: JobAttempt[]): Promise<void> {
  if (jobs.length === 0) return
  const { rows } = await sql<Entry>`
    insert into generation_entries (job_id, attempt, owner_id, kind, entitlement_id, counted_in)
    select job_id, attempt, owner_id, 'refund', entitlement_id, counted_in from generation_entries
    where kind = 'settle' and job_id = any(${jobs.map(({ id }) => id)}::text[])
    on conflict do nothing
    returning owner_id, entitlement_id, counted_in
  `.execute(db)
  await move(db, rows, { reserved: 0, used: -1 })
}

interface Entry extends Draw {
  owner_id: string
}

async function move(db: Db, entries: Entry[], step: Step): Promise<void> {
  if (entries.length === 0) return
  await sql`
    with counted as (
      select owner_id, count(*)::int as entries
      from unnest(${entries.map(({ owner_id }) => owner_id)}::uuid[]) owner_id group by owner_id
    ), moved as (
      update owners set
        reserved = reserved + ${step.reserved}::int * entries,
        used = used + ${step.used}::int * entries
      from counted where owners.id = counted.owner_id
      returning owners.id, owners.used
    )
    update users set resumes_generated = moved.used from moved where users.id = moved.id
  `.execute(db)
  await countGenerations(
    db,
    'entitlements',
    entries.flatMap(({ entitlement_id }) => entitlement_id ?? []),
    step,
  )
  await countGenerations(
    db,
    'free_counts',
    entries.flatMap(({ counted_in }) => counted_in),
    step,
  )
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
