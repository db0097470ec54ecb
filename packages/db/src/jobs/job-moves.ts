import type { Selectable } from 'kysely'
import type { Db } from '../client.ts'
import type { FreeLimits } from '../ledger/free-counts.ts'
import { endReservations, reserveGenerations } from '../ledger/ledger.ts'
import { notify } from '../news.ts'
import type { Schema } from '../schema.ts'
import { jobColumns } from './job-row.ts'
import { stepped } from './jobs.ts'
import { showEarlierJobs, showRetriedJobs } from './link-postings.ts'

/** Columns of a job that a person is about to change. */
export const lockedColumns = [
  'id',
  'owner_id',
  'attempt',
  'status',
  'lane_place',
  'resume_id',
  'mode',
] as const
export type LockedJob = Pick<Selectable<Schema['jobs']>, (typeof lockedColumns)[number]>

/**
 * Takes jobs off the list, in the transaction that locked them: their generations come back, their
 * places in the lane are free, their postings show earlier results, and workers hear that they can stop.
 * @param jobs of one owner
 */
export async function removeLocked(tx: Db, jobs: LockedJob[]): Promise<void> {
  if (jobs.length === 0) return
  await tx
    .updateTable('jobs')
    .set({ status: 'removed', lane_place: null, paused: false, ...stepped })
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute()
  await endReservations(tx, jobs, 'release')
  await showEarlierJobs(tx, jobs)
  const dispatched = jobs.filter((job) => job.lane_place !== null)
  await notify(
    tx,
    'cancel',
    dispatched.map(({ id, attempt, resume_id }) => ({
      jobId: id,
      attempt,
      ...(resume_id ? { resumeId: resume_id } : {}),
    })),
  )
}

export interface Retry {
  requestId: string
  freeLimits: FreeLimits
}

/**
 * Queues failed jobs again, in the transaction that locked them. Each reserves a
 * generation anew; one whose result is stored only needs its PDF.
 * @param paused whether their batch is
 * @throws CodedError allowance_exhausted
 */
export async function retryLocked(tx: Db, jobs: LockedJob[], paused: boolean, retry: Retry) {
  if (jobs.length === 0) return []
  const rows = await tx
    .updateTable('jobs')
    .set((eb) => ({
      status: 'queued',
      progress: 0,
      error_code: null,
      open_starts: 0,
      // What another job paid for is not paid again: it is looked for anew, or made.
      resume_id: eb.case().when('reused', '=', true).then(null).else(eb.ref('resume_id')).end(),
      reused: false,
      attempt: eb('attempt', '+', 1),
      paused,
      request_id: retry.requestId,
      ...stepped,
    }))
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .returning(jobColumns)
    .execute()
  await reserveGenerations(tx, rows, retry.freeLimits)
  await showRetriedJobs(tx, jobs)
  return rows
}
