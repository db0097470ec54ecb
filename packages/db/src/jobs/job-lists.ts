import { JOBS_PAGE_SIZE, type JobDto, type JobPage, type ListJobs } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'
import { jobColumns, toJobDto } from './job-row.ts'

/** Revs are taken before their transactions commit, so a later one may show first; this span covers it. */
const COMMIT_LAG = sql<Date>`now() - interval '30 seconds'`

/**
 * What is below this rev has committed before that span: it is the newest of the owner's revs from well before it. Found from
 * the newest back, past no more than what changed since.
 */
const settledRev = (ownerId: string) => sql<number>`coalesce((
  select rev from jobs where owner_id = ${ownerId} and updated_at < now() - interval '60 seconds'
  order by rev desc limit 1
), 0)`

/** The owner's job; undefined when there is none. */
export function readJob(db: Db, ownerId: string, id: string): Promise<JobDto | undefined> {
  return followOwner(db, ownerId, (owner) => readOwnJob(db, owner, id))
}

async function readOwnJob(db: Db, ownerId: string, id: string): Promise<JobDto | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row && toJobDto(row)
}

/**
 * The owner's jobs, newest first. With `since`, those that changed after that rev, removed ones too;
 * a few that the caller knows already may be among them.
 * @returns a page, its cursor and the newest rev to ask `since` next time
 */
export async function listJobs(db: Db, ownerId: string, query: ListJobs): Promise<JobPage> {
  const { rev } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.coalesce(eb.fn.max('rev'), eb.lit(0)).as('rev'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  let select = db
    .selectFrom('jobs')
    .select([...jobColumns, 'position'])
    .where('owner_id', '=', ownerId)
    .orderBy('position', 'desc')
    .limit(JOBS_PAGE_SIZE + 1)
  const { since, batchId, status, cursor } = query
  if (batchId) select = select.where('batch_id', '=', batchId)
  if (status) select = select.where('status', '=', status)
  else if (since === undefined) select = select.where('status', '<>', 'removed')
  if (cursor) select = select.where('position', '<', Number(cursor))
  if (since !== undefined) {
    select = select
      .where('rev', '>', sql<number>`least(${since}::bigint, ${settledRev(ownerId)})`)
      .where((eb) => eb.or([eb('rev', '>', since), eb('updated_at', '>', COMMIT_LAG)]))
  }
  const rows = await select.execute()
  const page = rows.slice(0, JOBS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { jobs: page.map(toJobDto), nextCursor: last ? String(last.position) : null, rev }
}
