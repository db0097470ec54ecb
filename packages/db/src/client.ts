import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from './schema.ts'

/** The database; a transaction is one too. */
export type Db = Kysely<Schema> | Transaction<Schema>

interface DbOptions {
  url: string
  /** Most connections of this process. */
  max?: number
  /** Called when a connection breaks, as when PostgreSQL restarts; the pool makes a new one. */
  onError: (error: Error) => void
}

/**
 * Opens a pool on PostgreSQL. Nothing is connected until the first query.
 * @returns the database; `destroy()` closes it
 */
export function createDb({ url, max = 10, onError }: DbOptions): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    query_timeout: 30_000,
    application_name: 'tailorbird',
    types: {
      // Our bigints are counters far below 2^53.
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
  })
  // Unheard, the error of a connection would end the process; the query that is under way fails by itself.
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

const TRIES = 20

/**
 * Runs `work` in a transaction, or in the one that `db` already is. One of its own begins again where
 * it met others in a circle: `work` does nothing that a rollback leaves behind.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === TRIES || !hasCollided(error)) throw error
      await sleep(Math.random() * 20 * tries)
    }
  }
}

/** Whether others held what was wanted, or waited in a circle with this. */
function hasCollided(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40P01' || code === '55P03'
}
