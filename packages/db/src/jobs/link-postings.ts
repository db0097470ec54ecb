import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { lockOwner } from '../owners/owners.ts'

/** Notes which job tailors for which kept posting of the owner, in the transaction that makes the jobs. */
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
    update postings set job_id = link.id, rev = nextval('job_rev')
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id text, "postingId" uuid)
    where postings.id = link."postingId" and postings.owner_id = ${ownerId}
      and postings.job_id is distinct from link.id
  `.execute(tx)
}

/** Notes that jobs of an owner tailor for no posting any more, in the transaction that deletes them. */
export async function unlinkPostings(
  tx: Db,
  ownerId: string,
  jobs: readonly { id: string }[],
): Promise<void> {
  if (jobs.length === 0) return
  await lockOwner(tx, ownerId)
  await sql`
    update postings set job_id = null, rev = nextval('job_rev')
    where owner_id = ${ownerId} and job_id = any(${jobs.map(({ id }) => id)}::text[])
  `.execute(tx)
}
