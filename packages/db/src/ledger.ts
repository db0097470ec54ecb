import { CodedError } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from './client.ts'

interface JobAttempt {
  id: string
  attempt: number
  owner_id: string
}

/**
 * Reserves one generation for each job, all or none, in the caller's transaction.
 * @param quota free generations of an owner; null is unlimited
 * @throws CodedError allowance_exhausted
 */
export async function reserveGenerations(
  db: Db,
  jobs: JobAttempt[],
  quota: number | null,
): Promise<void> {
  const [first] = jobs
  if (!first) return
  let update = db
    .updateTable('owners')
    .set((eb) => ({ reserved: eb('reserved', '+', jobs.length) }))
    .where('id', '=', first.owner_id)
  if (quota !== null) {
    update = update.where(sql<boolean>`used + reserved + ${jobs.length} <= granted + ${quota}`)
  }
  const owner = await update.returning('id').executeTakeFirst()
  if (!owner) throw new CodedError('allowance_exhausted')
  await db
    .insertInto('generation_entries')
    .values(
      jobs.map((job) => ({
        job_id: job.id,
        attempt: job.attempt,
        owner_id: job.owner_id,
        kind: 'reserve',
      })),
    )
    .execute()
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
  await sql`
    with ended as (
      insert into generation_entries (job_id, attempt, owner_id, kind)
      select job_id, attempt, owner_id, ${kind} from generation_entries
      join unnest(
        ${jobs.map(({ id }) => id)}::text[], ${jobs.map(({ attempt }) => attempt)}::int[]
      ) as named (job_id, attempt) using (job_id, attempt)
      where kind = 'reserve'
      on conflict do nothing
      returning owner_id
    ), counted as (
      select owner_id, count(*)::int as ended from ended group by owner_id
    )
    update owners set
      reserved = reserved - ended,
      used = used + case when ${kind} = 'settle' then ended else 0 end
    from counted where owners.id = counted.owner_id
  `.execute(db)
}

/** Gives settled generations back, each once: what was stored could not be delivered. */
export async function refundGenerations(db: Db, jobs: JobAttempt[]): Promise<void> {
  if (jobs.length === 0) return
  await sql`
    with refunded as (
      insert into generation_entries (job_id, attempt, owner_id, kind)
      select job_id, attempt, owner_id, 'refund' from generation_entries
      where kind = 'settle' and job_id = any(${jobs.map(({ id }) => id)}::text[])
      on conflict do nothing
      returning owner_id
    ), counted as (
      select owner_id, count(*)::int as refunds from refunded group by owner_id
    )
    update owners set used = used - refunds from counted where owners.id = counted.owner_id
  `.execute(db)
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
