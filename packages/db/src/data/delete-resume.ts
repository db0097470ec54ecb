import { CodedError, type Lane } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { lockedColumns, removeLocked } from '../jobs/job-moves.ts'
import { unlinkPostings } from '../jobs/link-postings.ts'
import { followOwner } from '../owners/owners.ts'
import { toWork, type DeletedWork } from './delete-owner.ts'

/**
 * Deletes one result with its PDFs, its original and its posting; a job that still works on it is
 * cancelled. The ledger stays.
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
    const batchIds = await lockBatches(tx, ownerId, resumeId)
    const jobs = await tx
      .selectFrom('jobs')
      .select(lockedColumns)
      .where('resume_id', '=', resumeId)
      .where('owner_id', '=', ownerId)
      .orderBy('position')
      .forUpdate()
      .execute()
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
    await deleteEmptyBatches(tx, batchIds)
    return {
      work: toWork(jobs, pdfs),
      lanes: jobs.map(({ mode }) => ({ ownerId, mode })),
    }
  })
}

/** Batches are locked before their jobs, everywhere. */
async function lockBatches(tx: Db, ownerId: string, resumeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('batches')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('jobs').select('batch_id').where('resume_id', '=', resumeId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** A batch keeps the original: with its last job that goes, too. */
async function deleteEmptyBatches(tx: Db, ids: string[]): Promise<void> {
  await sql`
    delete from batches where id = any(${ids}::uuid[]) and not exists (
      select from jobs where jobs.batch_id = batches.id and status <> 'removed'
    )
  `.execute(tx)
}
