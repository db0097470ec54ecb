import { runMigrations, withBackend, type PgPool } from 'bullmq'
import { Client, Pool } from 'pg'
import type { QueueBackend } from './backend.ts'
import { createLastingBackend } from './lasting-backend.ts'

const SCHEMA = 'bullmq'
const { Queue, Worker } = withBackend(createLastingBackend)

/** BullMQ on PostgreSQL, in a schema of its own. */
export function openPostgresBackend(url: string, onError: (error: Error) => void): QueueBackend {
  // As a native module BullMQ can't load pg by itself: it gets a pool whose connections are in its schema.
  const pool = new Pool({
    connectionString: url,
    // A process that stands still in a transaction loses it, and holds nobody up.
    options: `-c search_path=${SCHEMA} -c idle_in_transaction_session_timeout=10s`,
    max: 10,
    keepAlive: true,
    // A machine that starts everything at once takes its time; who answers people waits less.
    connectionTimeoutMillis: 20_000,
    application_name: 'tailorbird-queue',
  })
  // Idle or in use: unheard, the error of a connection would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  // Each queue and worker listens to it: more than the ten that Node takes for a leak.
  pool.setMaxListeners(0)
  // BullMQ's own description of a pool knows only one of pg's ways to call query().
  const connection = pool as object as PgPool
  return {
    kind: 'postgres',
    openQueue: (name, options) => new Queue(name, { ...options, connection }),
    openWorker: (name, process, options) => new Worker(name, process, { ...options, connection }),
    migrate: async () => {
      const client = new Client({ connectionString: url })
      client.on('error', onError)
      await client.connect()
      try {
        await runMigrations(client, SCHEMA)
      } finally {
        await client.end()
      }
    },
    // What fills a PostgreSQL fills the rows' database too, and they come first.
    checkRoom: () => Promise.resolve(),
    close: () => pool.end(),
  }
}
