import { CodedError, type Lane } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { lockedColumns, removeLocked, type LockedJob } from '../jobs/job-moves.ts'
import { unlinkPostings } from '../jobs/link-postings.ts'
import { followOwner } from '../owners/owners.ts'
import { deleteEmptied } from './delete-emptied.ts'
import { toWork, type DeletedWork } from './delete-owner.ts'

/**
 * Deletes one result with its PDFs and its posting, and the last one of a batch with their original; a job that still
 * works on it is cancelled. The ledger stays.
 * @returns what the queues should forget, and the lanes that may have a free place now
 * @throws CodedError not_found
 */
export function deleteResume(
  db: Db,
  ownerId: string,
  resumeId: string,
): Promise<{ work: DeletedWork; lanes: Lane[] }> {
  return followOwner(db, ownerId, (owner) => deleteOwnResume(db, owner, resumeId))
}

function deleteOwnResume(
  db: Db,
  ownerId: string,
  resumeId: string,
): Promise<{ work: DeletedWork; lanes: Lane[] }> {
  return inTransaction(db, async (tx) => {
    await lockBatches(tx, ownerId, resumeId)
    await lockJobs(tx, ownerId, resumeId)
    // Once more: another batch's job may have been given it before these were locked. To wait for that batch would be a circle.
    const batchIds = await lockBatches(tx, ownerId, resumeId, true)
    const jobs = await lockJobs(tx, ownerId, resumeId)
    const pdfs = await tx
      .selectFrom('pdfs')
      .innerJoin('resumes', 'resumes.id', 'pdfs.resume_id')
      .select(['resume_id as resumeId', 'template', 'size', 'fit'])
      .where('resume_id', '=', resumeId)
      .where('owner_id', '=', ownerId)
      .execute()
    await removeLocked(
      tx,
      jobs.filter(({ status }) => status !== 'removed'),
    )
    // Nothing is left of a job to tell the list of postings by.
    await unlinkPostings(tx, ownerId, jobs)
    await tx
      .deleteFrom('jobs')
      .where('resume_id', '=', resumeId)
      .where('owner_id', '=', ownerId)
      .execute()
    const deleted = await tx
      .deleteFrom('resumes')
      .where('id', '=', resumeId)
      .where('owner_id', '=', ownerId)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw new CodedError('not_found')
    await deleteLeftJobs(tx, batchIds)
    await deleteEmptied(tx, batchIds)
    return {
      work: toWork(jobs, pdfs),
      lanes: jobs.map(({ mode }) => ({ ownerId, mode })),
    }
  })
}

/** Those of its jobs, and its own. Batches are locked before their jobs, everywhere. */
async function lockBatches(
  tx: Db,
  ownerId: string,
  resumeId: string,
  isAgain = false,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('batches')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select('batch_id')
        .where('resume_id', '=', resumeId)
        .union(eb.selectFrom('resumes').select('batch_id').where('id', '=', resumeId)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .$if(isAgain, (query) => query.noWait())
    .execute()
  return rows.map(({ id }) => id)
}

function lockJobs(tx: Db, ownerId: string, resumeId: string): Promise<LockedJob[]> {
  return tx
    .selectFrom('jobs')
    .select(lockedColumns)
    .where('resume_id', '=', resumeId)
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .forUpdate()
    .execute()
}

/** Jobs that were taken off the list go with the last other one: no batch is kept for them. */
async function deleteLeftJobs(tx: Db, batchIds: string[]): Promise<void> {
  await sql`
    delete from jobs where batch_id = any(${batchIds}::uuid[]) and not exists (
      select from jobs other where other.batch_id = jobs.batch_id and other.status <> 'removed'
    )
  `.execute(tx)
}
