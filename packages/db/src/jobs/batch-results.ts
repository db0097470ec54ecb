import type { JobStatus, PaperChoice } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { hasJobs } from './has-jobs.ts'

/** What the list of an archive's results says about one job. */
export interface BatchResult {
  jobId: string
  title: string
  company: string
  status: JobStatus
  /** 0 to 100; null when it was not scored or is not done. */
  score: number | null
  /** Set when it is done. */
  resumeId: string | null
  /** How its PDF was looked at last; null where none but the job's own was. */
  look: PaperChoice | null
}

/**
 * The jobs of a batch in their order, without those that were removed.
 * @returns undefined when this owner has no such batch
 */
export async function listBatchResults(
  db: Db,
  ownerId: string,
  batchId: string,
): Promise<BatchResult[] | undefined> {
  const batch = await db
    .selectFrom('batches')
    .select('id')
    .where('id', '=', batchId)
    .where('owner_id', '=', ownerId)
    .where(hasJobs)
    .executeTakeFirst()
  return batch && selectResults(db).where('jobs.batch_id', '=', batchId).execute()
}

/** Those of these jobs that this owner has, in the order in which they came in, without those that were removed. */
export function listChosenResults(
  db: Db,
  ownerId: string,
  jobIds: readonly string[],
): Promise<BatchResult[]> {
  return selectResults(db)
    .where('jobs.id', 'in', jobIds)
    .where('jobs.owner_id', '=', ownerId)
    .execute()
}

function selectResults(db: Db) {
  return db
    .selectFrom('jobs')
    .leftJoin('resumes', (join) =>
      join.onRef('resumes.id', '=', 'jobs.resume_id').on('jobs.status', '=', 'done'),
    )
    .select([
      'jobs.id as jobId',
      'jobs.title',
      'jobs.company',
      'jobs.status',
      'resumes.id as resumeId',
      'resumes.look',
      sql<number | null>`(resumes.analysis_results ->> 'matchScore')::float8`.as('score'),
    ])
    .where('jobs.status', '<>', 'removed')
    .orderBy('jobs.position')
}
