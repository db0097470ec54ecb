import { jobPdf, KEPT_DAYS } from '@tailorbird/contracts'
import { sql, type SqlBool } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { lockedColumns, removeLocked, type LockedJob } from '../jobs/job-moves.ts'
import { notify, storedColumns, toJobNews } from '../news.ts'
import type { PdfKey } from '../schema.ts'

/** What queues may still know of deleted rows, by ids. */
export interface DeletedWork {
  jobs: { jobId: string; attempt: number }[]
  pdfs: PdfKey[]
  /** Orders that could still be paid, for nobody: the provider should be told at once. */
  hasOpenOrders?: true
}

/**
 * Deletes what an owner has stored: resumes, PDFs, batches, jobs (what still runs is cancelled first),
 * postings, the person's own texts. The owner and its ledger stay.
 * @returns what the queues should forget
 */
export function deleteOwnerData(db: Db, ownerId: string): Promise<DeletedWork> {
  return inTransaction(db, async (tx) => {
    await lockOwnerAndItsRows(tx, ownerId)
    return deleteRows(tx, ownerId)
  })
}

/**
 * Deletes an owner and what it has stored; with a user the account, its sessions and the devices that
 * signed in to it. What was paid and what was used stays, without a name. Repeating it changes nothing.
 * @param unusedForDays only a device that has not been here for so long, and has not signed in. One that has
 * bought what it has not used stays, without its texts
 * @returns what the queues should forget; undefined when there is no such owner
 */
export function deleteOwner(
  db: Db,
  ownerId: string,
  unusedForDays?: number,
): Promise<DeletedWork | undefined> {
  return inTransaction(db, async (tx) => {
    const isThere = await lockOwnerAndItsRows(tx, ownerId, unusedForDays)
    if (!isThere) return undefined
    const work = await deleteRows(tx, ownerId)
    const hasOpenOrders = await holdsOpenOrders(tx, ownerId)
    const { numDeletedRows } = await tx
      .deleteFrom('owners')
      .where('id', '=', ownerId)
      .$if(unusedForDays !== undefined, (one) => one.where(sql<SqlBool>`not (${keepsPurchase})`))
      .executeTakeFirst()
    if (numDeletedRows === 0n) return work
    await notify(tx, 'owner', [{ from: ownerId, to: null }])
    return hasOpenOrders ? { ...work, hasOpenOrders } : work
  })
}

/**
 * Whether a row of the owner's is there. Not an `exists`, for which the whole table may be read once instead of
 * its index for each owner.
 */
type Owned = 'entitlements' | 'batches' | 'resumes' | 'own_texts' | 'postings' | 'scored_resumes'

const owns = (table: Owned, which = sql`true`) =>
  sql`(select 1 from ${sql.table(table)} where owner_id = owners.id and ${which} limit 1) is not null`

/** Whether an owner has paid for something that it may come back for. */
const keepsPurchase = sql<SqlBool>`
  owners.last_used_at > now() - make_interval(days => ${sql.lit(KEPT_DAYS.purchase)}, hours => 1)
  and ${owns('entitlements', sql`active and (generations is null or used < generations - frozen)`)}`

/**
 * Devices with something to delete whose last visit is so long ago, by the database's clock. Visits are
 * noted once an hour at most, so that an hour more must have passed.
 */
export function isUnusedFor(days: number) {
  return sql<SqlBool>`owners.kind = 'device' and owners.merged_into is null
    and owners.last_used_at < now() - make_interval(days => ${days}::int, hours => 1)
    and (
      not (${keepsPurchase})
      or ${owns('batches')} or ${owns('resumes')} or ${owns('own_texts')}
      or ${owns('postings')} or ${owns('scored_resumes')}
    )`
}

/**
 * Takes locks in the order of everybody else: batches, jobs, payments, owner. From then on nothing is added.
 * @returns whether the owner is there
 */
async function lockOwnerAndItsRows(
  tx: Db,
  ownerId: string,
  unusedForDays?: number,
): Promise<boolean> {
  await tx
    .selectFrom('batches')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await lockJobs(tx, ownerId)
  await tx
    .selectFrom('payments')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const owner = await tx
    .selectFrom('owners')
    .select('id')
    .where('id', '=', ownerId)
    // Of a device that has signed in its user has everything; what it still sends follows.
    .where('merged_into', 'is', null)
    .$if(unusedForDays !== undefined, (one) => one.where(isUnusedFor(unusedForDays ?? 0)))
    .forUpdate()
    .executeTakeFirst()
  return owner !== undefined
}

async function holdsOpenOrders(tx: Db, ownerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('payment_status', 'in', ['pending', 'failed'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function lockJobs(tx: Db, ownerId: string): Promise<LockedJob[]> {
  return tx
    .selectFrom('jobs')
    .select(lockedColumns)
    .where('owner_id', '=', ownerId)
    .orderBy('position')
    .forUpdate()
    .execute()
}

async function deleteRows(tx: Db, ownerId: string): Promise<DeletedWork> {
  // Once more: some may have come in before the owner was locked.
  const jobs = await lockJobs(tx, ownerId)
  const isUnderWay = ({ status }: LockedJob) => status === 'queued' || status === 'processing'
  await removeLocked(tx, jobs.filter(isUnderWay))
  await tellEnded(tx, ownerId)
  const stored = await tx
    .selectFrom('pdfs')
    .innerJoin('resumes', 'resumes.id', 'pdfs.resume_id')
    .select(['resume_id as resumeId', 'template', 'size', 'fit'])
    .where('owner_id', '=', ownerId)
    .execute()
  // Jobs name resumes, and both name batches.
  await tx.deleteFrom('jobs').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('resumes').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('batches').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('own_texts').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('postings').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('scored_resumes').where('owner_id', '=', ownerId).execute()
  return toWork(jobs, stored)
}

/** Pages that are open hear of jobs that go although they had ended. Their rows go at once, and need no change before. */
async function tellEnded(tx: Db, ownerId: string): Promise<void> {
  const rows = await tx
    .selectFrom('jobs')
    .select(storedColumns)
    .select(sql<number>`nextval('job_rev')`.as('next_rev'))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['done', 'error'])
    .execute()
  await notify(
    tx,
    'job',
    rows.map((row) => ({
      ownerId,
      job: toJobNews({ ...row, ...gone, rev: row.next_rev }),
    })),
  )
}

const gone = { status: 'removed', resume_id: null, result: null } as const

/** What the queues know of these jobs and PDFs, and of the PDF that each result gets first. */
export function toWork(jobs: LockedJob[], stored: PdfKey[]): DeletedWork {
  const firstPdfs = jobs.flatMap(({ resume_id }) => (resume_id ? [jobPdf(resume_id)] : []))
  return {
    jobs: jobs.map(({ id, attempt }) => ({ jobId: id, attempt })),
    pdfs: [...stored, ...firstPdfs],
  }
}
