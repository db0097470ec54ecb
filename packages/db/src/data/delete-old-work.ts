import { KEPT_DAYS } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { deleteEmptied } from './delete-emptied.ts'

/** Jobs, with their results, that one transaction deletes: it is short, and holds nobody up. */
const AT_ONCE = 10

/**
 * Deletes jobs that were taken off the list long ago. Their results stay, and with these their batches.
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
 * ended without one. Batches go with the last of their jobs and results. What was used and paid for stays.
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

interface OldJob {
  id: string
  /** Its own batch, and the one that has its result's text. */
  batch_ids: string[]
  resume_id: string | null
}

/** What somebody else holds is left for the next time. */
function deleteJobs(db: Db, which: ReturnType<typeof sql>, withResults: boolean): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<OldJob>`
      select id, resume_id,
        array(select jobs.batch_id union select batch_id from resumes where resumes.id = resume_id) as batch_ids
      from jobs where ${which} order by updated_at limit ${AT_ONCE} for update skip locked
    `.execute(tx)
    const held = await holdBatches(tx, rows)
    const jobs = rows.filter(({ batch_ids }) => batch_ids.every((id) => held.has(id)))
    await sql`delete from jobs where id = any(${jobs.map(({ id }) => id)}::text[])`.execute(tx)
    const results = jobs.flatMap(({ resume_id }) => resume_id ?? [])
    if (withResults && results.length > 0)
      await sql`
        delete from resumes where id = any(${results}::uuid[])
          -- A later job may have been answered by it.
          and not exists (select from jobs where resume_id = resumes.id)
      `.execute(tx)
    await deleteEmptied(tx, [...held])
    return jobs.length
  })
}

function deleteResults(db: Db, days: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; batch_ids: string[] }>`
      select id, array[batch_id] as batch_ids from resumes where ${isBefore('created_at', days)}
        and not exists (select from jobs where resume_id = resumes.id)
      order by created_at limit ${AT_ONCE} for update skip locked
    `.execute(tx)
    const held = await holdBatches(tx, rows)
    const ids = rows.flatMap(({ id, batch_ids }) =>
      batch_ids.every((one) => held.has(one)) ? id : [],
    )
    await sql`delete from resumes where id = any(${ids}::uuid[])`.execute(tx)
    await deleteEmptied(tx, [...held])
    return ids.length
  })
}

/**
 * Holds what of these batches nobody else holds: who adds jobs to one does. Their jobs and results are locked already, so nothing may be
 * waited for here.
 */
async function holdBatches(tx: Db, of: { batch_ids: string[] }[]): Promise<Set<string>> {
  const ids = of.flatMap(({ batch_ids }) => batch_ids)
  const { rows } = await sql<{ id: string }>`
    select id from batches where id = any(${ids}::uuid[]) order by id for no key update skip locked
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
