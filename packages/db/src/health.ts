import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Asks the database for an answer. @throws when it gives none */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/**
 * Has the database write some 100 kB to its disk and forget them: rows that are there can be read long
 * after there is no room for more.
 * @throws when there is no room
 */
export async function checkDisk(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // So little memory that sorting needs the disk.
    await sql`set local work_mem = '64kB'`.execute(tx)
    await sql`select n from generate_series(1, 20000) as n order by -n offset 19999`.execute(tx)
  })
}

/** So long nobody takes up what is dispatched; so long nothing moves of what was taken up, whatever a model takes. In seconds. */
const STANDS_AFTER = { queued: 60, taken: 180 }

/**
 * Whether work flows: of what is dispatched something has moved lately, or a result came, or all waits because the AI
 * service asked for it. One look at the ends of indexes, however much there is to do.
 */
export async function isWorkFlowing(db: Db): Promise<boolean> {
  const { rows } = await sql<{ flows: boolean }>`
    select not exists (
      select from jobs where lane_place is not null
        and updated_at < now() - make_interval(secs => ${STANDS_AFTER.queued})
    ) or exists (
      select from jobs where lane_place is not null and status = 'processing'
        and updated_at > now() - make_interval(secs => ${STANDS_AFTER.taken})
    ) or exists (
      select from jobs where waits_until > now()
    ) or exists (
      select from analytics where event_type = 'resume_tailored'
        and timestamp > now() - make_interval(secs => ${STANDS_AFTER.queued})
    ) as flows
  `.execute(db)
  return rows[0]?.flows ?? true
}

const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']
/** Shutting down, starting up; out of disk, memory or connections. */
const AWAY = ['57P01', '57P02', '57P03', '53000', '53100', '53200', '53300']
/** A statement, a wait for a lock, a pause between statements took too long. */
const TOO_LONG = ['57014', '55P03', '25P03']
const UNAVAILABLE = new Set([...NETWORK, ...AWAY, ...TOO_LONG])

/** Whether a failed query failed because the database was away or full, and not by its own fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return UNAVAILABLE.has(code) || code.startsWith('08')
  // pg gives these no code.
  return /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i.test(
    error.message,
  )
}
