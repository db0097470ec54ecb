import { CodedError, type JobMode, type JobStatus, type Lane } from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import { findSettled } from '../ledger/ledger.ts'
import { followOwner } from '../owners/owners.ts'
import { hasJobs } from './has-jobs.ts'
import {
  lockedColumns,
  removeLocked,
  retryLocked,
  type LockedJob,
  type Retry,
} from './job-moves.ts'
import { stepped } from './jobs.ts'

export interface ChangedBatch {
  /** How many jobs were changed. */
  changed: number
  /** It may have more to run now. */
  lane: Lane
}

/**
 * Holds back the batch's jobs that are not dispatched yet, or lets them go. Jobs that join a paused
 * batch wait too.
 * @throws CodedError not_found
 */
export function pauseBatch(
  db: Db,
  ownerId: string,
  id: string,
  paused: boolean,
): Promise<ChangedBatch> {
  return changeBatch(db, ownerId, id, async (tx) => {
    await setPaused(tx, id, paused)
    const waiting = (await lockJobs(tx, id, ['queued'])).filter((job) => job.lane_place === null)
    if (waiting.length === 0) return 0
    const rows = await tx
      .updateTable('jobs')
      .set({ paused, ...stepped })
      .where('id', 'in', idsOf(waiting))
      .where('paused', '<>', paused)
      .returning('id')
      .execute()
    return rows.length
  })
}

/**
 * Takes the batch's jobs that wait or run off the list, except those whose result is stored and
 * counts: they end by themselves. The batch is paused no more.
 * @throws CodedError not_found
 */
export function cancelBatch(db: Db, ownerId: string, id: string): Promise<ChangedBatch> {
  return changeBatch(db, ownerId, id, async (tx) => {
    await setPaused(tx, id, false)
    const underWay = await lockJobs(tx, id, ['queued', 'processing'])
    const settled = await findSettled(tx, underWay)
    const cancelled = underWay.filter((job) => !settled.has(job.id))
    await removeLocked(tx, cancelled)
    return cancelled.length
  })
}

/**
 * Queues the batch's failed jobs again, all or none.
 * @throws CodedError not_found, allowance_exhausted
 */
export function retryFailed(
  db: Db,
  ownerId: string,
  id: string,
  retry: Retry,
): Promise<ChangedBatch> {
  return changeBatch(db, ownerId, id, async (tx, { paused }) => {
    const failed = await lockJobs(tx, id, ['error'])
    return (await retryLocked(tx, failed, paused, retry)).length
  })
}

async function changeBatch(
  db: Db,
  ownerId: string,
  id: string,
  change: (tx: Db, batch: { mode: JobMode; paused: boolean }) => Promise<number>,
): Promise<ChangedBatch> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => {
      const batch = await tx
        .selectFrom('batches')
        .select(['mode', 'paused'])
        .where('id', '=', id)
        .where('owner_id', '=', owner)
        .where(hasJobs)
        // Jobs that are just coming in are waited for, and later ones see the change.
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!batch) throw new CodedError('not_found')
      return { changed: await change(tx, batch), lane: { ownerId: owner, mode: batch.mode } }
    }),
  )
}

async function setPaused(tx: Db, id: string, paused: boolean): Promise<void> {
  await tx.updateTable('batches').set({ paused }).where('id', '=', id).execute()
}

/** In the order in which dispatchers lock them, so that nobody waits in a circle. */
function lockJobs(tx: Db, batchId: string, statuses: JobStatus[]): Promise<LockedJob[]> {
  return tx
    .selectFrom('jobs')
    .select(lockedColumns)
    .where('batch_id', '=', batchId)
    .where('status', 'in', statuses)
    .orderBy('position')
    .forUpdate()
    .execute()
}

function idsOf(jobs: LockedJob[]): string[] {
  return jobs.map(({ id }) => id)
}
