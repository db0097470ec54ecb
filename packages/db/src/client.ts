import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { PreparedClient } from './prepared-client.ts'
import type { Schema } from './schema.ts'

/** The database; a transaction is one too. */
export type Db = Kysely<Schema> | Transaction<Schema>

interface DbOptions {
  url: string
  /** Most connections of this process. */
  max?: number
  /** Called when a connection breaks, as when PostgreSQL restarts; the pool makes a new one. */
  onError: (error: Error) => void
  /** What it does may take as long as it takes: for migrations. */
  isUnhurried?: boolean
}

/**
 * How long a session may hold others up, in milliseconds. A process that stands still in a transaction
 * loses it before those who wait for its locks give up. The server ends a statement before the client turns away.
 */
const LIMITS = {
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 15_000,
  statement_timeout: 25_000,
  query_timeout: 30_000,
}

/**
 * Opens a pool on PostgreSQL. Nothing is connected until the first query.
 * @returns the database; `destroy()` closes it
 */
export function createDb(options: DbOptions): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(options) }) })
}

/** The pool of such a database. */
export function createPool({ url, max = 10, onError, isUnhurried = false }: DbOptions): Pool {
  const pool = new Pool({
    Client: PreparedClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    ...(isUnhurried ? {} : LIMITS),
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
  return pool
}

const TRIES = 20
/** Who has waited for locks so long gives up, in milliseconds. */
const PATIENCE_MS = 30_000

/**
 * Runs `work` in a transaction, or in the one that `db` already is. One of its own begins again where
 * it met others in a circle: `work` does nothing that a rollback leaves behind.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : untilNoneCollide(() => db.transaction().execute(work))
}

/** Runs one statement. It begins again where it met others in a circle, unless it is part of a transaction. */
export async function inStatement<T>(db: Db, run: () => Promise<T>): Promise<T> {
  return db.isTransaction ? run() : untilNoneCollide(run)
}

async function untilNoneCollide<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || performance.now() > until || !hasCollided(error)) throw error
      await sleep(Math.random() * 20 * tries)
    }
  }
}

/** Whether others held what was wanted, or waited in a circle with this. */
function hasCollided(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40P01' || code === '55P03'
}
