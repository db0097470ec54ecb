import { jobPdf } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { deleteRemovedJobs } from '../data/delete-old-work.ts'
import { createBatch, type NewBatch } from '../jobs/batches.ts'
import { removeJob } from '../jobs/change-job.ts'
import { finishJobs, startJob } from '../jobs/jobs.ts'
import type { Owner } from '../owners/owners.ts'
import { savePdf } from '../resumes/pdfs.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { reuseResult } from '../resumes/reuse-result.ts'
import { newBatch, newOwner, sampleResult } from './sample-rows.ts'

/** The original of all that is stored here. */
export const TEXT = 'Ada Reyes, who grafts'
const MADE_FROM = 'hash'

/** A batch whose jobs are done. */
export async function store(
  db: Db,
  size: number,
  owner: Owner = newOwner(),
  over: Partial<NewBatch> = {},
) {
  const batch = newBatch(size, { originalContent: TEXT, ...over })
  const { batchId, jobs } = await createBatch(db, owner, batch)
  const ids = jobs.map(({ id }) => id)
  const results: string[] = []
  for (const id of ids) results.push(await finish(db, id))
  return { owner, batchId, ids, results, job: ids[0] ?? '', result: results[0] ?? '' }
}

/** Ends a job with a result of its own. @returns its id */
export async function finish(db: Db, jobId: string): Promise<string> {
  const job = await startJob(db, jobId, 1)
  const id = (job && (await saveTailored(db, job, { ...sampleResult, madeFrom: MADE_FROM }))) ?? ''
  await savePdf(db, jobPdf(id), 1, Buffer.from('pdf'))
  await finishJobs(db, id)
  return id
}

/** A batch with a job that is given what is there; where nothing is, it is made. */
export async function answer(db: Db, owner: Owner): Promise<{ id: string; isGiven: boolean }> {
  const { jobs } = await createBatch(db, owner, newBatch(1, { originalContent: TEXT }))
  const id = jobs[0]?.id ?? ''
  const given = await reuseResult(db, { id, attempt: 1 }, MADE_FROM)
  if (!given) await finish(db, id)
  return { id, isGiven: given !== undefined }
}

/** Lets 40 days go by for what is named. */
export async function age(
  db: Db,
  { jobs = [], results = [] }: { jobs?: string[]; results?: string[] },
): Promise<void> {
  const then = sql`now() - interval '40 days'`
  await sql`update jobs set updated_at = ${then} where id = any(${jobs})`.execute(db)
  await sql`update resumes set created_at = ${then} where id = any(${results}::uuid[])`.execute(db)
}

/** Takes a job off the list, and lets it go as old. Its result stays. */
export async function forgetJob(db: Db, owner: Owner, id: string): Promise<void> {
  await removeJob(db, owner.id, id)
  await age(db, { jobs: [id] })
  const deleted = await deleteRemovedJobs(db, new AbortController().signal)
  if (deleted !== 1) throw new Error('the job is still there')
}
