import { PROGRESS, type Lane } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { DispatchedJob } from './lanes.ts'

/** Before every lane. */
const START = { ownerId: '00000000-0000-0000-0000-000000000000', mode: '' }

export interface OverdueJob extends DispatchedJob {
  status: 'queued' | 'processing'
  /** How long ago it was dispatched, in seconds. */
  waited: number
  /** Set when what is missing is the PDF. */
  resumeId: string | null
}

/**
 * Takes the next dispatched jobs that have not moved for a while, those that have neither moved nor been
 * looked at for longest first: the queue may have forgotten them. They are not taken again for as long.
 * @param seconds since the last step and the last look, by the database's clock
 * @param limit the most that are taken
 * @returns the oldest first
 */
export async function takeOverdueJobs(
  db: Db,
  seconds: number,
  limit: number,
): Promise<OverdueJob[]> {
  const { rows } = await sql<OverdueJob>`
    update jobs set swept_at = clock_timestamp() where id in (
      select id from jobs
      where lane_place is not null
        and greatest(updated_at, swept_at) < now() - make_interval(secs => ${seconds})
      order by greatest(updated_at, swept_at) limit ${limit}
      -- What is locked moves at this moment.
      for update skip locked
    )
    returning id, attempt, request_id as "requestId", status,
      extract(epoch from now() - dispatched_at)::float8 as waited,
      case when progress >= ${PROGRESS.rendering} then resume_id end as "resumeId"
  `.execute(db)
  return rows.toSorted((a, b) => b.waited - a.waited)
}

/**
 * Lanes in which jobs wait although nothing of the lane is dispatched, a page at a time: it steps from lane
 * to lane on the index of what waits, whatever waits in each.
 * @param after the last lane of the page before
 * @param limit lanes that are looked at
 * @returns the idle ones among the next lanes, and where the next page begins; null behind the last
 */
export async function findIdleLanes(
  db: Db,
  after: Lane | undefined,
  limit: number,
): Promise<{ lanes: Lane[]; next: Lane | null }> {
  const { ownerId, mode } = after ?? START
  const { rows } = await sql<Lane & { idle: boolean }>`
    with recursive lane as (
      (select owner_id, mode, 1 as n from jobs
       where status = 'queued' and lane_place is null and not paused
         and (owner_id, mode) > (${ownerId}::uuid, ${mode})
       order by owner_id, mode limit 1)
      union all
      select next.owner_id, next.mode, lane.n + 1 from lane cross join lateral (
        select owner_id, mode from jobs
        where status = 'queued' and lane_place is null and not paused
          and (owner_id, mode) > (lane.owner_id, lane.mode)
        order by owner_id, mode limit 1
      ) next
      where lane.n < ${limit}
    )
    select owner_id as "ownerId", mode, not exists (
      select from jobs running
      where running.owner_id = lane.owner_id and running.mode = lane.mode and running.lane_place is not null
    ) as idle
    from lane
  `.execute(db)
  const last = rows.at(-1)
  return {
    lanes: rows
      .filter(({ idle }) => idle)
      .map((lane) => ({ ownerId: lane.ownerId, mode: lane.mode })),
    next: last && rows.length === limit ? { ownerId: last.ownerId, mode: last.mode } : null,
  }
}
