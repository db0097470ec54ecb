import { isJobPdf, PROGRESS, type ErrorCode, type Lane, type Progress } from '@tailorbird/contracts'
import { sql, type Selectable } from 'kysely'
import { inStatement, inTransaction, type Db } from '../client.ts'
import { changeAndEnd, endReservations, refundGenerations } from '../ledger/ledger.ts'
import { notify } from '../news.ts'
import type { PdfKey, Schema } from '../schema.ts'
import { showEarlierJobs } from './link-postings.ts'

/**
 * What changes with every step: the rev that clients compare and, by the database's clock, the time that the sweep reads.
 * A new rev sends the job's news, see the trigger `jobs_tell`.
 */
export const stepped = { rev: sql<number>`nextval('job_rev')`, updated_at: sql<Date>`now()` }

export interface StartedJob {
  id: string
  attempt: number
  owner_id: string
  mode: Lane['mode']
  /** Set when an earlier run of this attempt got that far. */
  resume_id: string | null
}

/**
 * Claims a dispatched job for this attempt and sets it to 10. A second run of the same attempt gets
 * it again, as far as it came.
 * @param openStarts that it has at most: starts without an end that anybody saw
 * @returns undefined when the job is gone, finished, at another attempt or was started more often
 */
export function startJob(
  db: Db,
  id: string,
  attempt: number,
  openStarts?: number,
): Promise<StartedJob | undefined> {
  const start = db
    .updateTable('jobs')
    .set((eb) => ({
      status: 'processing',
      progress: eb.fn('greatest', ['progress', eb.val(PROGRESS.started)]),
      waits_until: null,
      open_starts: eb('open_starts', '+', 1),
      ...stepped,
    }))
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', 'in', ['queued', 'processing'])
    .$if(openStarts !== undefined, (update) => update.where('open_starts', '<=', openStarts ?? 0))
    .returning(['id', 'attempt', 'owner_id', 'mode', 'resume_id'])
  return inStatement(db, () => start.executeTakeFirst())
}

/** Moves a running job's progress forward, never back. */
export async function advanceJob(
  db: Db,
  job: { id: string; attempt: number },
  progress: Progress,
): Promise<boolean> {
  const advance = db
    .updateTable('jobs')
    .set({ progress, ...stepped })
    .where('id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'processing')
    .where('progress', '<', progress)
    .returning('id')
  return (await inStatement(db, () => advance.executeTakeFirst())) !== undefined
}

/** Notes until when a running job waits for the AI service, and tells its owner. The next start takes that away. */
export async function holdJob(
  db: Db,
  job: { id: string; attempt: number },
  until: Date,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ waits_until: until, ...stepped })
    .where('id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'processing')
    .execute()
}

/** Whether this attempt still owns the job: it was not cancelled and no other attempt took over. */
export async function ownsJob(db: Db, job: { id: string; attempt: number }): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Ends the jobs that wait for this resume's PDF.
 * @returns their lanes, each once, which have free places now
 */
export async function finishJobs(db: Db, resumeId: string): Promise<Lane[]> {
  const done = db
    .updateTable('jobs')
    .set({ status: 'done', progress: PROGRESS.done, lane_place: null, ...stepped })
    .where('resume_id', '=', resumeId)
    .where('status', '=', 'processing')
    .returning(endedColumns)
  // That of an attempt before came back when its PDF failed.
  return listLanes(await changeAndEnd(db, done, 'settle'))
}

/**
 * Ends a job that failed for good and gives its generation back, unless its result is stored.
 * @returns its lane, which has a free place now; none when the job had ended already
 */
export function failJob(
  db: Db,
  job: { id: string; attempt: number },
  code: ErrorCode,
): Promise<Lane[]> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('jobs')
      .set({ status: 'error', error_code: code, lane_place: null, waits_until: null, ...stepped })
      .where('id', '=', job.id)
      .where('attempt', '=', job.attempt)
      .where('status', 'in', ['queued', 'processing'])
      // A stored result stands: what is missing once it is being printed fails by itself.
      .where((eb) => eb.or([eb('resume_id', 'is', null), eb('progress', '<', PROGRESS.rendering)]))
      .returning(endedColumns)
      .executeTakeFirst()
    if (!row) return []
    await endReservations(tx, [row], 'release')
    await showEarlierJobs(tx, [row])
    return [toLane(row)]
  })
}

/** Whether a job waits for this resume's PDF. */
export async function isPdfAwaited(db: Db, resumeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('resume_id', '=', resumeId)
    .where('status', '=', 'processing')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells those who asked for a PDF that it can't be made. */
export const tellRenderingFailed = (
  db: Db,
  { resumeId, template, size, fit }: PdfKey,
  errorCode: ErrorCode,
): Promise<void> => notify(db, 'pdf', [{ resumeId, template, size, fit, errorCode }])

/**
 * Ends the jobs that wait for a PDF that can't be made, gives their generations back, and tells those
 * who asked for it. The resume stays, and is given to no other job: it is paid by nobody.
 */
export function failRendering(db: Db, pdf: PdfKey, code: ErrorCode): Promise<Lane[]> {
  return inTransaction(db, async (tx) => {
    await tellRenderingFailed(tx, pdf, code)
    if (!isJobPdf(pdf)) return []
    const rows = await tx
      .updateTable('jobs')
      .set({ status: 'error', error_code: code, lane_place: null, ...stepped })
      .where('resume_id', '=', pdf.resumeId)
      .where('status', '=', 'processing')
      .returning(endedColumns)
      .execute()
    await endReservations(tx, rows, 'release')
    await refundGenerations(tx, rows)
    if (rows.length > 0)
      await tx
        .updateTable('resumes')
        .set({ made_from: null })
        .where('id', '=', pdf.resumeId)
        // Another job that has it may have paid.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('jobs')
                .whereRef('jobs.resume_id', '=', 'resumes.id')
                .where('status', '=', 'done'),
            ),
          ),
        )
        .execute()
    return listLanes(rows)
  })
}

/** What of a job that has ended others need to know. */
export const endedColumns = ['id', 'attempt', 'owner_id', 'mode'] as const

type InLane = Pick<Selectable<Schema['jobs']>, 'owner_id' | 'mode'>

/** The lane of a job. */
export function toLane(row: InLane): Lane {
  return { ownerId: row.owner_id, mode: row.mode }
}

function listLanes(rows: readonly InLane[]): Lane[] {
  return [...Map.groupBy(rows, (row) => `${row.owner_id} ${row.mode}`).values()].flatMap(([row]) =>
    row ? [toLane(row)] : [],
  )
}
