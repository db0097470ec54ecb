import {
  DEFAULT_FIT,
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  PROGRESS,
  type Lane,
} from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { endedColumns, stepped, toLane, type StartedJob } from '../jobs/jobs.ts'
import { changeAndEnd } from '../ledger/ledger.ts'

export interface ReusedResult {
  resumeId: string
  /** Its PDF is there, too: the job has ended, and its lane has a free place. */
  isDone: boolean
  lane: Lane
}

/**
 * Gives a job, begun or not, the owner's newest result that was made from the same, with its generation back, in one
 * statement. Where the PDF is stored already, the job is done.
 * @param madeFrom the hash of all that a result is made from
 * @returns undefined when there is none, or this attempt no longer owns the job
 */
export async function reuseResult(
  db: Db,
  job: Pick<StartedJob, 'id' | 'attempt'>,
  madeFrom: string,
): Promise<ReusedResult | undefined> {
  const given = db
    .updateTable('jobs')
    .from(findResult(db, job, madeFrom).as('found'))
    .set((eb) => ({
      resume_id: eb.ref('found.id'),
      reused: true,
      waits_until: null,
      status: sql<'done'>`case when is_printed then 'done' else 'processing' end`,
      progress: sql<number>`case when is_printed then ${PROGRESS.done}::int else ${PROGRESS.rendering} end`,
      lane_place: sql<number | null>`case when is_printed then null else lane_place end`,
      ...stepped,
    }))
    .where('jobs.id', '=', job.id)
    .returning(endedColumns.map((column) => `jobs.${column}` as const))
    .returning(['found.id as resumeId', 'is_printed'])
  const [row] = await changeAndEnd(db, given, 'release')
  return row && { resumeId: row.resumeId, isDone: row.is_printed, lane: toLane(row) }
}

/** The result, held with the job: it may not be deleted meanwhile. */
const findResult = (db: Db, job: Pick<StartedJob, 'id' | 'attempt'>, madeFrom: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('resumes', 'resumes.owner_id', 'jobs.owner_id')
    .select(['resumes.id', isPrinted])
    .where('jobs.id', '=', job.id)
    .where('jobs.attempt', '=', job.attempt)
    .where('jobs.status', 'in', ['queued', 'processing'])
    .where('jobs.resume_id', 'is', null)
    .where('resumes.made_from', '=', madeFrom)
    // The first one: who has changed it and asks again wants another.
    .where('resumes.revision', '=', 1)
    .orderBy('resumes.created_at', 'desc')
    .limit(1)
    .forUpdate('jobs')
    .forKeyShare('resumes')

/** Whether the PDF that a job is done with is stored. */
const isPrinted = sql<boolean>`exists (
  select from pdfs where pdfs.resume_id = resumes.id and template = ${DEFAULT_TEMPLATE}
    and size = ${DEFAULT_PAGE_SIZE} and fit = ${DEFAULT_FIT}
)`.as('is_printed')
