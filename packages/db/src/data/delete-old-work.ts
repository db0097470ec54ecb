import { KEPT_DAYS } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'

/** Jobs, with their results, that one transaction deletes: it is short, and holds nobody up. */
const AT_ONCE = 10

/**
 * Deletes jobs that were taken off the list long ago, and batches that have none left. Their results stay.
 * @param signal ends it between two steps
 * @returns how many jobs
 */
export function deleteRemovedJobs(db: Db, signal: AbortSignal): Promise<number> {
  return repeat(signal, () =>
    deleteJobs(db, sql`status = 'removed' and ${isBefore('updated_at', KEPT_DAYS.removed)}`, false),
  )
}

/**
 * Deletes results that were made so long ago, whoever's they are, with their PDFs and jobs, and jobs that
 * ended without one. Batches go with their last job. What was used and paid for stays.
 * @param signal ends it between two steps
 * @returns how many results and jobs
 */
export async function deleteOldResults(
  db: Db,
  days: number,
  signal: AbortSignal,
): Promise<{ jobs: number; results: number }> {
  const jobs = await repeat(signal, () =>
    deleteJobs(db, sql`status in ('done', 'error') and ${isBefore('updated_at', days)}`, true),
  )
  // Of jobs that were taken off the list the results have stayed.
  const results = await repeat(signal, () => deleteResults(db, days))
  return { jobs, results }
}

async function repeat(signal: AbortSignal, step: () => Promise<number>): Promise<number> {
  let count = 0
  for (;;) {
    signal.throwIfAborted()
    const deleted = await step()
    count += deleted
    if (deleted < AT_ONCE) return count
  }
}

const isBefore = (column: 'updated_at' | 'created_at', days: number) =>
  sql`${sql.ref(column)} < now() - make_interval(days => ${days}::int)`

/** What somebody else holds is left for the next time. */
async function deleteJobs(
  db: Db,
  which: ReturnType<typeof sql>,
  withResults: boolean,
): Promise<number> {
  const jobs = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ batch_id: string; resume_id: string | null }>`
      delete from jobs where id = any(array(
        select id from jobs where ${which} order by updated_at limit ${AT_ONCE} for update skip locked
      )) returning batch_id, resume_id
    `.execute(tx)
    const results = rows.flatMap(({ resume_id }) => resume_id ?? [])
    if (withResults && results.length > 0)
      await sql`
        delete from resumes where id = any(${results}::uuid[])
          -- A later job may have been answered by it.
          and not exists (select from jobs where resume_id = resumes.id)
      `.execute(tx)
    return rows
  })
  if (jobs.length > 0) await deleteEmptied(db, [...new Set(jobs.map(({ batch_id }) => batch_id))])
  return jobs.length
}

/** Who adds jobs to a batch holds it: then it is not empty, and left. */
async function deleteEmptied(db: Db, ids: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from batches where id = any(${ids}::uuid[]) order by id for update skip locked
    `.execute(tx)
    // Looked at anew: a job may have come in before the batch was held.
    await sql`
      delete from batches where id = any(${rows.map(({ id }) => id)}::uuid[])
        and not exists (select from jobs where batch_id = batches.id)
    `.execute(tx)
  })
}

async function deleteResults(db: Db, days: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from resumes where id = any(array(
      select id from resumes where ${isBefore('created_at', days)}
        and not exists (select from jobs where resume_id = resumes.id)
      order by created_at limit ${AT_ONCE} for update skip locked
    ))
  `.execute(db)
  return Number(numAffectedRows)
}
