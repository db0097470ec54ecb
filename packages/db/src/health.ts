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

const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']
/** Shutting down, starting up; out of disk, memory or connections. */
const SQLSTATES = ['57P01', '57P02', '57P03', '53000', '53100', '53200', '53300']
const UNAVAILABLE = new Set([...NETWORK, ...SQLSTATES])

/** Whether a failed query failed because the database was away or full, and not by its own fault. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string') return UNAVAILABLE.has(code) || code.startsWith('08')
  // pg gives these no code.
  return /connection terminated|timeout exceeded when trying to connect|query read timeout/i.test(
    error.message,
  )
}
