import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { lockOwner } from '../owners/owners.ts'

/**
 * Notes which job tailors for which kept posting of the owner, in the transaction that makes the jobs. An earlier
 * one with a result is remembered. A repeated call names a job that is remembered, and changes nothing.
 */
export async function linkPostings(
  tx: Db,
  ownerId: string,
  jobs: readonly { id: string; postingId?: string | undefined }[],
): Promise<void> {
  const links = jobs.flatMap(({ id, postingId }) => (postingId ? [{ id, postingId }] : []))
  if (links.length === 0) return
  // Revs of postings are taken one after the other.
  await lockOwner(tx, ownerId)
  await sql`
    update postings set job_id = link.id, rev = nextval('job_rev'),
      other_job_id = case when ${hasResult(sql`postings.job_id`)} then job_id else other_job_id end
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id text, "postingId" uuid)
    where postings.id = link."postingId" and postings.owner_id = ${ownerId}
      and postings.job_id is distinct from link.id and postings.other_job_id is distinct from link.id
  `.execute(tx)
}

/**
 * Postings whose job fails or is taken off show the earlier one where that has a result, in the transaction that
 * ends the jobs.
 * @param jobs of one owner, locked
 */
export async function showEarlierJobs(tx: Db, jobs: readonly OwnedJob[]): Promise<void> {
  const [first] = jobs
  if (!first) return
  await lockOwner(tx, first.owner_id)
  await sql`
    update postings set ${swapped}
    where owner_id = ${first.owner_id} and job_id = any(${idsOf(jobs)}::text[])
      and ${hasResult(sql`postings.other_job_id`)}
  `.execute(tx)
}

/**
 * Postings show a failed job again that is tried again, unless they were tailored for since, in the transaction
 * that queues the jobs.
 * @param jobs of one owner, locked
 */
export async function showRetriedJobs(tx: Db, jobs: readonly OwnedJob[]): Promise<void> {
  const [first] = jobs
  if (!first) return
  await lockOwner(tx, first.owner_id)
  await sql`
    update postings set ${swapped}
    from jobs retried
    where postings.owner_id = ${first.owner_id} and postings.other_job_id = any(${idsOf(jobs)}::text[])
      and retried.id = postings.other_job_id and not exists (
        select from jobs shown where shown.id = postings.job_id and shown.position > retried.position
      )
  `.execute(tx)
}

/** Notes that jobs of an owner tailor for no posting any more, in the transaction that deletes them: an earlier result is shown then. */
export async function unlinkPostings(
  tx: Db,
  ownerId: string,
  jobs: readonly { id: string }[],
): Promise<void> {
  if (jobs.length === 0) return
  await lockOwner(tx, ownerId)
  const ids = sql`${jobs.map(({ id }) => id)}::text[]`
  await sql`
    update postings set rev = nextval('job_rev'), other_job_id = null, job_id = case
      when job_id <> all(${ids}) then job_id
      when other_job_id <> all(${ids}) and ${hasResult(sql`postings.other_job_id`)} then other_job_id
    end
    where owner_id = ${ownerId} and (job_id = any(${ids}) or other_job_id = any(${ids}))
  `.execute(tx)
}

interface OwnedJob {
  id: string
  owner_id: string
}

const idsOf = (jobs: readonly OwnedJob[]) => jobs.map(({ id }) => id)

const swapped = sql`job_id = postings.other_job_id, other_job_id = postings.job_id, rev = nextval('job_rev')`

/** Whether the job of that id is on the owner's list with a result. */
const hasResult = (id: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from jobs linked where linked.id = ${id} and linked.owner_id = postings.owner_id
    and linked.resume_id is not null and linked.status <> 'removed'
)`
