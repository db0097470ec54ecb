import {
  PROGRESS,
  type AnalysisResults,
  type Change,
  type StructuredResume,
  type TailoredResume,
} from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import { countResume } from '../counters/analytics.ts'
import { stepped, type StartedJob } from '../jobs/jobs.ts'
import { endReservations } from '../ledger/ledger.ts'
import { followOwner } from '../owners/owners.ts'
import { keepReading, type OriginalAsRead } from './originals.ts'

export interface NewTailored extends OriginalAsRead {
  jobTitle: string
  companyName: string
  /** The result as data, and the markdown that was written from it. */
  document: StructuredResume
  tailoredContent: string
  analysisResults: AnalysisResults
  changes: Change[]
  /** A hash of all that it was made from; null where it is not to be given again. */
  madeFrom: string | null
  /** Tokens that a model was paid for; null without a model. */
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number } | null
}

/**
 * Stores a job's result once: the row, progress 70 and the settled generation in one transaction.
 * @returns the stored resume's id, that of an earlier run when there was one; undefined when this
 * attempt no longer owns the job
 */
export function saveTailored(
  db: Db,
  job: StartedJob,
  result: NewTailored,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const current = await tx
      .selectFrom('jobs')
      .select(['resume_id', 'owner_id', 'batch_id'])
      .where('id', '=', job.id)
      .where('attempt', '=', job.attempt)
      .where('status', '=', 'processing')
      .forUpdate()
      .executeTakeFirst()
    if (!current) return undefined
    if (current.resume_id) return current.resume_id
    const reading = await keepReading(tx, current.batch_id, result)
    const { id } = await tx
      .insertInto('resumes')
      .values((eb) => ({
        owner_id: current.owner_id,
        batch_id: current.batch_id,
        reading,
        job_title: result.jobTitle,
        company_name: result.companyName,
        // Copied where it lies.
        job_description: eb
          .selectFrom('jobs')
          .select('job_description')
          .where('id', '=', job.id)
          .$asScalar()
          .$notNull(),
        tailored_content: result.tailoredContent,
        document: JSON.stringify(result.document),
        analysis_results: JSON.stringify(result.analysisResults),
        changes: JSON.stringify(result.changes),
        made_from: result.madeFrom,
        input_tokens: result.usage?.inputTokens ?? null,
        cached_tokens: result.usage?.cachedTokens ?? null,
        output_tokens: result.usage?.outputTokens ?? null,
      }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await tx
      .updateTable('jobs')
      .set({ resume_id: id, progress: PROGRESS.rendering, ...stepped })
      .where('id', '=', job.id)
      .returning(['id', 'attempt', 'owner_id'])
      .executeTakeFirstOrThrow()
    await endReservations(tx, [row], 'settle')
    await countResume(tx)
    return id
  })
}

/** A result; one from before documents were kept has none. */
export type StoredResume = Omit<TailoredResume, 'document'> & { document: StructuredResume | null }

/** A finished result of this owner; undefined when there is none. */
export function readResume(db: Db, ownerId: string, id: string): Promise<StoredResume | undefined> {
  return followOwner(db, ownerId, (owner) => readOwnResume(db, owner, id))
}

/** The same where it is settled already whose it is. */
export async function readOwnResume(
  db: Db,
  ownerId: string,
  id: string,
): Promise<StoredResume | undefined> {
  const row = await db
    .selectFrom('resumes')
    .select([
      'id',
      'revision',
      'has_one_off_edits',
      'job_title',
      'company_name',
      'tailored_content',
      'document',
      'analysis_results',
      'changes',
    ])
    .select((is) =>
      is
        .selectFrom('jobs')
        .select('jobs.id')
        .whereRef('jobs.resume_id', '=', 'resumes.id')
        .whereRef('jobs.owner_id', '=', 'resumes.owner_id')
        // Others were given what it made.
        .orderBy('reused')
        .orderBy('position')
        .limit(1)
        .as('job_id'),
    )
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (row?.tailored_content == null || !row.analysis_results) return undefined
  return {
    id: row.id,
    ...(row.job_id !== null && { jobId: row.job_id }),
    revision: row.revision,
    hasOneOffEdits: row.has_one_off_edits,
    jobTitle: row.job_title,
    companyName: row.company_name,
    tailoredContent: row.tailored_content,
    document: row.document,
    analysisResults: row.analysis_results,
    changes: row.changes,
  }
}

/** What a PDF is made of, for the worker. `revision` tells savePdf what it was made from. */
export async function readForRendering(
  db: Db,
  id: string,
): Promise<
  | { document: StructuredResume | null; markdown: string; title: string; revision: number }
  | undefined
> {
  const row = await db
    .selectFrom('resumes')
    .select(['document', 'tailored_content', 'job_title', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.tailored_content == null
    ? undefined
    : {
        document: row.document,
        markdown: row.tailored_content,
        title: row.job_title,
        revision: row.revision,
      }
}
