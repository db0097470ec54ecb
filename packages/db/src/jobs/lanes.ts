import type { Lane, LaneWidth } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'

/** A job that the queue should have. */
export interface DispatchedJob {
  id: string
  attempt: number
  requestId: string
}

/** A job that was just given a place in its lane. */
export interface ClaimedJob extends DispatchedJob {
  /** How many jobs of the lane were dispatched before it and have not ended. */
  rank: number
}

/**
 * Gives the lane's free places to its next waiting jobs, in order. The caller puts them into the
 * queue; when it can't, the sweep does later. A lane grows while nobody else has dispatched jobs, and
 * what it has beyond its shared width then ends by itself.
 */
export function claimLane(
  db: Db,
  { ownerId, mode }: Lane,
  { shared, alone }: LaneWidth,
): Promise<ClaimedJob[]> {
  return inTransaction(db, async (tx) => {
    await holdLanes(tx, ownerId)
    const { rows } = await sql<ClaimedJob>`
      with mine as (
        select mode, lane_place from jobs where owner_id = ${ownerId} and lane_place is not null
      ), taken as (
        select lane_place from mine where mode = ${mode}
      ), width as (
        select least(
          case when exists (select from jobs where lane_place is not null and owner_id <> ${ownerId})
            then ${shared}::int else ${alone}::int end,
          ${alone}::int - (select count(*) from mine where mode <> ${mode})
        ) as places
      ), free as (
        select place, row_number() over (order by place) as n
        from width, generate_series(0, places - 1) place
        where place not in (select lane_place from taken)
        -- A device that signed in may have brought running jobs, in places of their own.
        limit greatest(0, (select places from width) - (select count(*) from taken))
      ), waiting as (
        -- Locked, so that none is cancelled or paused meanwhile, and in the order in which batches lock them.
        select id, position from jobs
        where owner_id = ${ownerId} and mode = ${mode}
          and status = 'queued' and lane_place is null and not paused
        order by position limit (select count(*) from free)
        for update
      ), next as (
        select id, row_number() over (order by position) as n from waiting
      )
      update jobs set lane_place = free.place, dispatched_at = now(), updated_at = now()
      from next join free using (n)
      where jobs.id = next.id
      returning jobs.id, jobs.attempt, jobs.request_id as "requestId",
        ((select count(*) from taken) + n - 1)::int as rank
    `.execute(tx)
    return rows.toSorted((a, b) => a.rank - b.rank)
  })
}

/**
 * Keeps the places in an owner's lanes as they are until the transaction ends: those of all modes, since they share what
 * one owner may have dispatched. The unique index is the second line.
 */
export async function holdLanes(tx: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lanes ${ownerId}`}, 0))`.execute(tx)
}
