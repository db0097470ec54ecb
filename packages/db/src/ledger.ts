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
 * Ends a reservation once: `settle` when its result is stored, `release` when the job failed.
 * A second call changes nothing.
 */
export async function endReservation(
  db: Db,
  job: JobAttempt,
  kind: 'settle' | 'release',
): Promise<void> {
  const entry = await db
    .insertInto('generation_entries')
    .columns(['job_id', 'attempt', 'owner_id', 'kind'])
    .expression((eb) =>
      eb
        .selectFrom('generation_entries')
        .where('job_id', '=', job.id)
        .where('attempt', '=', job.attempt)
        .where('kind', '=', 'reserve')
        .select(['job_id', 'attempt', 'owner_id', eb.val(kind).as('kind')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  if (!entry) return
  await db
    .updateTable('owners')
    .set((eb) => ({
      reserved: eb('reserved', '-', 1),
      used: eb('used', '+', kind === 'settle' ? 1 : 0),
    }))
    .where('id', '=', entry.owner_id)
    .execute()
}
