import { CodedError, type JobDto, type Lane } from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import { findSettled } from '../ledger/ledger.ts'
import { followOwner } from '../owners/owners.ts'
import {
  lockedColumns,
  removeLocked,
  retryLocked,
  type LockedJob,
  type Retry,
} from './job-moves.ts'
import { toJobDto } from './job-row.ts'

/**
 * Takes a job that waits or runs off the list; who runs it stops. Repeating it changes nothing.
 * @returns its lane, which may have a free place now
 * @throws CodedError not_found; wrong_state once it has ended or its result is stored and counts
 */
export function cancelJob(db: Db, ownerId: string, id: string): Promise<Lane> {
  return changeJob(db, ownerId, id, async (tx, job) => {
    if (job.status === 'removed') return toLane(job)
    const underWay = job.status === 'queued' || job.status === 'processing'
    if (!underWay || (await findSettled(tx, [job])).size > 0) throw new CodedError('wrong_state')
    await removeLocked(tx, [job])
    return toLane(job)
  })
}

/**
 * Takes a job that is not running off the list. Its resume stays. Repeating it changes nothing.
 * @returns its lane, which may have a free place now
 * @throws CodedError not_found; wrong_state while it runs
 */
export function removeJob(db: Db, ownerId: string, id: string): Promise<Lane> {
  return changeJob(db, ownerId, id, async (tx, job) => {
    if (job.status === 'processing') throw new CodedError('wrong_state')
    if (job.status !== 'removed') await removeLocked(tx, [job])
    return toLane(job)
  })
}

/**
 * Queues a failed job again: of several calls at once, one does.
 * @throws CodedError not_found, wrong_state, allowance_exhausted
 */
export function retryJob(
  db: Db,
  ownerId: string,
  id: string,
  retry: Retry,
): Promise<{ job: JobDto; lane: Lane }> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, (tx) => retryOwn(tx, owner, id, retry)),
  )
}

async function retryOwn(tx: Db, ownerId: string, id: string, retry: Retry) {
  const batch = await tx
    .selectFrom('batches')
    .select('paused')
    .where('id', 'in', (eb) => eb.selectFrom('jobs').select('batch_id').where('id', '=', id))
    .where('owner_id', '=', ownerId)
    // Batches are locked before their jobs, everywhere.
    .forShare()
    .executeTakeFirst()
  if (!batch) throw new CodedError('not_found')
  const job = await lockJob(tx, ownerId, id)
  if (job.status === 'removed') throw new CodedError('not_found')
  if (job.status !== 'error') throw new CodedError('wrong_state')
  const [row] = await retryLocked(tx, [job], batch.paused, retry)
  if (!row) throw new CodedError('not_found')
  return { job: toJobDto(row), lane: toLane(job) }
}

function changeJob<T>(
  db: Db,
  ownerId: string,
  id: string,
  change: (tx: Db, job: LockedJob) => Promise<T>,
): Promise<T> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => change(tx, await lockJob(tx, owner, id))),
  )
}

async function lockJob(tx: Db, ownerId: string, id: string): Promise<LockedJob> {
  const job = await tx
    .selectFrom('jobs')
    .select(lockedColumns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw new CodedError('not_found')
  return job
}

function toLane(job: LockedJob): Lane {
  return { ownerId: job.owner_id, mode: job.mode }
}
