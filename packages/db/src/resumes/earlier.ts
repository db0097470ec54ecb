import type { Change, StoredResume } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'

/** More than people make of one posting. */
const MOST = 20

/**
 * What this owner has of the same posting from before a result, newest first, at most 20.
 * @returns undefined when there is no such result of theirs
 */
export function listEarlier(
  db: Db,
  ownerId: string,
  id: string,
): Promise<StoredResume[] | undefined> {
  return followOwner(db, ownerId, (owner) => listOwnEarlier(db, owner, id))
}

async function listOwnEarlier(db: Db, ownerId: string, id: string) {
  const ofOwner = db.selectFrom('resumes').where('owner_id', '=', ownerId)
  const here = await ofOwner.select('id').where('id', '=', id).executeTakeFirst()
  if (!here) return undefined
  const rows = await ofOwner
    .select(['id', 'job_title', 'company_name', 'created_at'])
    .select(sql<number | null>`(analysis_results ->> 'matchScore')::float8`.as('match_score'))
    .where('tailored_content', 'is not', null)
    .where('job_description', '=', (eb) =>
      eb.selectFrom('resumes').select('job_description').where('id', '=', id),
    )
    .where(
      sql<boolean>`(created_at, id) < (select created_at, id from resumes where id = ${id}::uuid)`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    jobTitle: row.job_title,
    companyName: row.company_name,
    createdAt: row.created_at.toISOString(),
    matchScore: row.match_score,
  }))
}

/**
 * The changes of what a job's owner has of the same posting, those of the newest result first: what was undone there.
 */
export async function readEarlierChanges(db: Db, jobId: string): Promise<Change[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('resumes', (join) =>
      join
        .onRef('resumes.owner_id', '=', 'jobs.owner_id')
        .onRef('resumes.job_description', '=', 'jobs.job_description'),
    )
    .select('resumes.changes')
    .where('jobs.id', '=', jobId)
    .orderBy('resumes.created_at', 'desc')
    .orderBy('resumes.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ changes }) => changes)
}
