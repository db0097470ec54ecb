import type { JobMode } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'

/** The jobs of one owner in one mode. */
export interface Lane {
  ownerId: string
  mode: JobMode
}

/** A job that the queue should have. */
export interface DispatchedJob {
  id: string
  attempt: number
  requestId: string
}

/**
 * Gives the lane's free places to its next waiting jobs, in order. The caller puts them into the
 * queue; when it can't, the sweep does later.
 * @param width how many jobs of the lane may be dispatched at once
 */
export function claimLane(db: Db, lane: Lane, width: number): Promise<DispatchedJob[]> {
  return inTransaction(db, async (tx) => {
    await holdLane(tx, lane)
    const { rows } = await sql<DispatchedJob>`
      with taken as (
        select lane_place from jobs
        where owner_id = ${lane.ownerId} and mode = ${lane.mode} and lane_place is not null
      ), free as (
        select place, row_number() over (order by place) as n
        from generate_series(0, ${width}::int - 1) place
        where place not in (select lane_place from taken)
        -- A device that signed in may have brought running jobs, in places of their own.
        limit greatest(0, ${width}::int - (select count(*) from taken))
      ), waiting as (
        -- Locked, so that none is cancelled or paused meanwhile, and in the order in which batches lock them.
        select id, position from jobs
        where owner_id = ${lane.ownerId} and mode = ${lane.mode}
          and status = 'queued' and lane_place is null and not paused
        order by position limit (select count(*) from free)
        for update
      ), next as (
        select id, row_number() over (order by position) as n from waiting
      )
      update jobs set lane_place = free.place, dispatched_at = now(), updated_at = now()
      from next join free using (n)
      where jobs.id = next.id
      returning jobs.id, jobs.attempt, jobs.request_id as "requestId"
    `.execute(tx)
    return rows
  })
}

/** Keeps the lane's places as they are until the transaction ends; the unique index is the second line. */
export async function holdLane(tx: Db, lane: Lane): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lane ${lane.ownerId} ${lane.mode}`}, 0))`.execute(
    tx,
  )
}
