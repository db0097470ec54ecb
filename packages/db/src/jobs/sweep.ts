import { PROGRESS } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { DispatchedJob, Lane } from './lanes.ts'

export interface OverdueJob extends DispatchedJob {
  status: 'queued' | 'processing'
  /** Set when what is missing is the PDF. */
  resumeId: string | null
}

/**
 * Dispatched jobs that have not moved for a while: the queue may have forgotten them.
 * @param seconds since the last step, by the database's clock
 */
export async function findOverdueJobs(db: Db, seconds: number): Promise<OverdueJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'attempt', 'request_id', 'status', 'progress', 'resume_id'])
    .where('lane_place', 'is not', null)
    .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('updated_at')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempt,
    requestId: row.request_id,
    status: row.status === 'queued' ? 'queued' : 'processing',
    resumeId: row.progress >= PROGRESS.rendering ? row.resume_id : null,
  }))
}

/** Lanes in which jobs wait although nothing of the lane is dispatched. */
export async function findIdleLanes(db: Db): Promise<Lane[]> {
  const { rows } = await sql<Lane>`
    select distinct owner_id as "ownerId", mode from jobs waiting
    where status = 'queued' and lane_place is null and not paused and not exists (
      select from jobs running
      where running.owner_id = waiting.owner_id and running.mode = waiting.mode and running.lane_place is not null
    ) limit 500
  `.execute(db)
  return rows
}
