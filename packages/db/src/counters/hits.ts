import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { AT_ONCE, deleteInSteps } from '../delete-in-steps.ts'

/** What was counted under a key in the window that runs. */
export interface Hits {
  count: number
  /** Until the window ends, in milliseconds. */
  endsInMs: number
}

/**
 * Counts something against a limit, in windows of a fixed length that begin with the first one.
 * @param windowMs how long a window is, in milliseconds
 * @param by how many; 0 only looks
 */
export async function countHit(db: Db, key: string, windowMs: number, by = 1): Promise<Hits> {
  const { rows } = await sql<{ count: number; ms: number }>`
    insert into hits as known (key, count, ends_at)
    values (${key}, ${by}, now() + make_interval(secs => ${windowMs / 1000}))
    on conflict (key) do update set
      count = case when known.ends_at <= now() then ${by} else known.count + ${by} end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()) * 1000)::int as ms
  `.execute(db)
  return { count: rows[0]?.count ?? by, endsInMs: rows[0]?.ms ?? windowMs }
}

/** Forgets windows that are over. @returns how many */
export function deleteEndedHits(db: Db): Promise<number> {
  return deleteInSteps(
    db,
    sql`
      delete from hits where key = any(array(
        select key from hits where ends_at < now() order by ends_at limit ${AT_ONCE} for update skip locked
      ))`,
  )
}
