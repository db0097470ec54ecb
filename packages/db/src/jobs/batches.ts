import { createHash } from 'node:crypto'
import {
  CodedError,
  type JobDto,
  type JobMode,
  type ResumeSection,
  type TailorOptions,
} from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import type { FreeLimits } from '../ledger/free-counts.ts'
import { reserveGenerations } from '../ledger/ledger.ts'
import { storeForOwner, type Owner } from '../owners/owners.ts'
import { jobColumns, toJobDto } from './job-row.ts'
import { linkPostings } from './link-postings.ts'

interface NewJob {
  id: string
  jobDescription: string
  title: string
  company: string
  /** The kept posting that it is for. */
  postingId?: string | undefined
}

export interface NewBatch {
  batchId?: string | undefined
  mode: JobMode
  originalContent: string
  /** What the text's headings open, where the person said so. */
  sections?: ResumeSection[] | undefined
  /** How it is to be written; of jobs that come later to a batch the first ones' options hold. */
  options?: TailorOptions | undefined
  fileName?: string | undefined
  /** Make it even where there is a result of the same. */
  anew?: boolean | undefined
  jobs: NewJob[]
  requestId: string
  freeLimits: FreeLimits
}

interface AcceptedBatch {
  batchId: string
  /** Its lane: the user's when the device has just signed in. */
  ownerId: string
  jobs: JobDto[]
}

/**
 * Accepts jobs, all or none: batch, job rows and reserved generations in one transaction. Jobs whose
 * ids are there already from an earlier call with the same texts are left as they are.
 * @returns the batch with all its jobs that the call named, in order
 * @throws CodedError id_conflict, allowance_exhausted; not_signed_in when the account is gone
 */
export function createBatch(db: Db, owner: Owner, input: NewBatch): Promise<AcceptedBatch> {
  // The owner's row before the transaction: workers lock a job and then its owner, so nothing here may
  // hold the owner while it waits for a job.
  return storeForOwner(db, owner, (ownerId) => insertJobs(db, ownerId, input))
}

function insertJobs(db: Db, ownerId: string, input: NewBatch): Promise<AcceptedBatch> {
  return inTransaction(db, async (tx) => {
    const { id: batchId, paused } = await insertBatch(tx, ownerId, input)
    const inserted = await tx
      .insertInto('jobs')
      .values(
        input.jobs.map((job) => ({
          id: job.id,
          batch_id: batchId,
          owner_id: ownerId,
          mode: input.mode,
          job_description: job.jobDescription,
          title: job.title,
          company: job.company,
          request_id: input.requestId,
          anew: input.anew ?? false,
          paused,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(jobColumns)
      .execute()
    await reserveGenerations(tx, inserted, input.freeLimits)
    await linkPostings(tx, ownerId, input.jobs)
    return { batchId, ownerId, jobs: await readNamedJobs(tx, ownerId, batchId, input) }
  })
}

/** A repeated call names its jobs again but not always its batch: then theirs is the batch. */
async function insertBatch(
  tx: Db,
  ownerId: string,
  input: NewBatch,
): Promise<{ id: string; paused: boolean }> {
  const sections = input.sections ? JSON.stringify(input.sections) : null
  const options = input.options ? JSON.stringify(input.options) : null
  const known =
    input.batchId ?? (await findBatchOfJobs(tx, ownerId, input)) ?? nameBatch(ownerId, input)
  const inserted = await tx
    .insertInto('batches')
    .values({
      id: known,
      owner_id: ownerId,
      mode: input.mode,
      original_content: input.originalContent,
      sections,
      options,
      file_name: input.fileName ?? null,
      listed: input.mode === 'batch' || (input.mode === 'queue' && input.jobs.length > 1),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'paused'])
    .executeTakeFirst()
  // A text of megabytes is sent once more for a repeated call alone.
  if (inserted) return inserted
  // Jobs that come later to a batch are written as its first ones; a repeated call is wholly the same.
  const sameOptions = input.batchId
    ? sql<boolean>`true`
    : sql<boolean>`options is not distinct from ${options}::jsonb`
  const mine = await tx
    .selectFrom('batches')
    .select(['id', 'paused'])
    .where('id', '=', known)
    .where('owner_id', '=', ownerId)
    .where('mode', '=', input.mode)
    .where('original_content', '=', input.originalContent)
    .where(sql<boolean>`sections is not distinct from ${sections}::jsonb`)
    .where(sameOptions)
    // Who pauses the batch waits for the jobs that are just coming in, or they for the pause.
    .forShare()
    .executeTakeFirst()
  if (!mine) throw new CodedError('id_conflict')
  return mine
}

/**
 * The id of a batch that nobody named: the same for the same jobs, so that calls that are repeated while
 * the first is under way meet in one row and wait for it. A UUID of version 5 (RFC 9562) among the owner's.
 */
function nameBatch(ownerId: string, { jobs }: NewBatch): string {
  const hash = createHash('sha1').update(Buffer.from(ownerId.replaceAll('-', ''), 'hex'))
  const bytes = hash
    .update(jobs.map(({ id }) => id).join(' '))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

async function findBatchOfJobs(
  tx: Db,
  ownerId: string,
  input: NewBatch,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('jobs')
    .select('batch_id')
    .where(
      'id',
      'in',
      input.jobs.map((job) => job.id),
    )
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.batch_id
}

async function readNamedJobs(
  tx: Db,
  ownerId: string,
  batchId: string,
  input: NewBatch,
): Promise<JobDto[]> {
  const rows = await tx
    .selectFrom('jobs')
    .select([...jobColumns, 'job_description'])
    .where('owner_id', '=', ownerId)
    .where('batch_id', '=', batchId)
    .where(
      'id',
      'in',
      input.jobs.map((job) => job.id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return input.jobs.map((job) => {
    const row = byId.get(job.id)
    if (row?.job_description !== job.jobDescription) throw new CodedError('id_conflict')
    return toJobDto(row)
  })
}
