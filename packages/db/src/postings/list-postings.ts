import { POSTINGS_PAGE_SIZE, type ListPostings, type PostingPage } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { selectPostings, toPostingDto } from './posting-row.ts'

/** Revs of jobs are taken before their transactions commit, so a later one may show first; this span covers it. */
const COMMIT_LAG = sql<Date>`now() - interval '30 seconds'`

/**
 * The owner's postings, what changed longest ago first. With `since`, those that changed after that rev, and
 * those whose job did or was taken off; a few that the caller knows already may be among them.
 * @param readFor what they are to be read with and beside; null when there is no resume
 */
export async function listPostings(
  db: Db,
  ownerId: string,
  { since, cursor }: ListPostings,
  readFor: string | null,
): Promise<Omit<PostingPage, 'resume'>> {
  const { rows } = await sql<{ rev: number; total: number; unread: number }>`
    select
      greatest(
        coalesce(max(rev), 0),
        coalesce((select max(rev) from jobs where owner_id = ${ownerId}), 0)
      )::bigint as rev,
      count(*)::bigint as total,
      (count(*) filter (where read_for is distinct from ${readFor}))::bigint as unread
    from postings where owner_id = ${ownerId}
  `.execute(db)
  const [counted = { rev: 0, total: 0, unread: 0 }] = rows
  let select = selectPostings(db, ownerId)
    .orderBy('postings.rev')
    .limit(POSTINGS_PAGE_SIZE + 1)
  if (cursor) select = select.where('postings.rev', '>', Number(cursor))
  if (since !== undefined) {
    // The job that is shown is none that was taken off, and that it was is news.
    select = select
      .leftJoin('jobs as linked', (join) =>
        join
          .onRef('linked.id', '=', 'postings.job_id')
          .onRef('linked.owner_id', '=', 'postings.owner_id'),
      )
      .where((eb) =>
        eb.or([
          eb('postings.rev', '>', since),
          eb('linked.rev', '>', since),
          eb('linked.updated_at', '>', COMMIT_LAG),
        ]),
      )
  }
  const found = await select.execute()
  const page = found.slice(0, POSTINGS_PAGE_SIZE)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    postings: page.map(toPostingDto),
    nextCursor: last ? String(last.rev) : null,
    ...counted,
    unread: readFor === null ? 0 : counted.unread,
  }
}

/** The text of an owner's posting; undefined when there is none. */
export async function readPostingText(
  db: Db,
  ownerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('postings')
    .select('text')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.text
}
