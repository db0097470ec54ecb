import { claimLane, createDb, pingDatabase, type Db } from '@tailorbird/db'
import { createMailer, type Mailer } from '@tailorbird/mail'
import { createPayments, type Payments } from '@tailorbird/payments'
import {
  createProducer,
  describeQueueError,
  openLanes,
  openQueueBackend,
  type Lanes,
  type Producer,
  type QueueBackend,
} from '@tailorbird/queue'
import { startHeartbeat, type Logger } from '@tailorbird/runtime'
import type { WorkerConfig } from './config.ts'

/** What both kinds of worker are made of; main opens them, tests open their own. */
export interface Parts {
  config: Pick<
    WorkerConfig,
    | 'BATCH_LANE_WIDTH'
    | 'OWNER_JOBS_AT_ONCE'
    | 'RETENTION_DAYS'
    | 'RESULT_RETENTION_DAYS'
    | 'CONTACT_EMAIL'
    | 'publicUrl'
  >
  db: Db
  backend: QueueBackend
  producer: Producer
  lanes: Lanes
  /** Null: no mail server is set up. */
  mailer: Mailer | null
  /** Null: payments are not set up. */
  payments: Payments | null
  log: Logger
}

/** Opens the database and the queue, and puts their closing on the stack. */
export function openParts(config: WorkerConfig, log: Logger, opened: AsyncDisposableStack): Parts {
  const onQueueError = (error: Error): void =>
    log.warn({ err: error, reason: describeQueueError(error) }, 'queue connection lost')
  const db = createDb({
    url: config.DATABASE_URL,
    max: 10,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  opened.defer(() => db.destroy())
  const backend = openQueueBackend({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    onError: onQueueError,
  })
  opened.defer(() => backend.close())
  const producer = createProducer(backend, onQueueError)
  opened.defer(() => producer.close())
  const lanes = openLanes({ producer, config, claim: (...lane) => claimLane(db, ...lane) })
  if (config.HEARTBEAT_FILE) {
    const check = () => Promise.all([pingDatabase(db), producer.ping()])
    opened.defer(startHeartbeat(config.HEARTBEAT_FILE, check))
  }
  const from = config.MAIL_FROM ?? config.CONTACT_EMAIL
  const mailer = config.SMTP_URL ? createMailer(config.SMTP_URL, from) : null
  opened.defer(() => mailer?.close())
  const payments = config.STRIPE_SECRET_KEY
    ? createPayments({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL })
    : null
  return { config, db, backend, producer, lanes, mailer, payments, log }
}
