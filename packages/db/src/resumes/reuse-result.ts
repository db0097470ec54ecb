import { PROGRESS } from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import type { StartedJob } from '../jobs/jobs.ts'
import { stepped } from '../jobs/jobs.ts'
import { endReservations } from '../ledger/ledger.ts'
import { newsColumns, notifyJobs } from '../news.ts'

/**
 * Gives a job the owner's newest result that was made from the same, with its generation back, in one
 * transaction.
 * @param madeFrom the hash of all that a result is made from
 * @returns that resume's id; undefined when there is none, or this attempt no longer owns the job
 */
export function reuseResult(
  db: Db,
  job: Pick<StartedJob, 'id' | 'attempt'>,
  madeFrom: string,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('jobs')
      .innerJoin('resumes', 'resumes.owner_id', 'jobs.owner_id')
      .select('resumes.id')
      .where('jobs.id', '=', job.id)
      .where('jobs.attempt', '=', job.attempt)
      .where('jobs.status', '=', 'processing')
      .where('jobs.resume_id', 'is', null)
      .where('resumes.made_from', '=', madeFrom)
      // The first one: who has changed it and asks again wants another.
      .where('resumes.revision', '=', 1)
      .orderBy('resumes.created_at', 'desc')
      .limit(1)
      // It may not be deleted meanwhile.
      .forUpdate('jobs')
      .forKeyShare('resumes')
      .executeTakeFirst()
    if (!found) return undefined
    const row = await tx
      .updateTable('jobs')
      .set({ resume_id: found.id, reused: true, progress: PROGRESS.rendering, ...stepped })
      .where('id', '=', job.id)
      .returning(newsColumns)
      .executeTakeFirstOrThrow()
    await endReservations(tx, [row], 'release')
    await notifyJobs(tx, [row])
    return found.id
  })
}
