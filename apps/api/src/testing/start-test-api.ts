import { claimLane, countHit, createDb } from '@tailorbird/db'
import { createTestDatabase, type TestDatabase } from '@tailorbird/db/testing'
import { createProducer, openLanes, type Producer, type QueueBackend } from '@tailorbird/queue'
import { openTestQueue } from '@tailorbird/queue/testing'
import { createLogger } from '@tailorbird/runtime'
import { buildApp } from '../app.ts'
import { openBodies } from '../bodies/open-bodies.ts'
import { readApiConfig } from '../config.ts'
import { openNewsBus } from '../realtime/news-bus.ts'
import { openTexts } from '../texts/open-texts.ts'

export interface TestApi {
  url: string
  databaseUrl: string
  db: TestDatabase['db']
  backend: QueueBackend
  producer: Producer
  /** Every line that was logged. */
  logLines: string[]
  close: () => Promise<void>
}

interface TestApiOptions {
  postgresUrl: string
  redisUrl: string
  quota?: number | null
  bitcoinAddress?: string | undefined
  /** Settings that differ from the tests' own. */
  env?: Record<string, string | undefined>
  /** Another API's database, as replicas share one; a new one by default. */
  databaseUrl?: string
  /** A built client; none by default. */
  webDir?: string
}

/** The real API on a port of its own, with a database and queues of its own. */
export async function startTestApi(options: TestApiOptions): Promise<TestApi> {
  const opened = new AsyncDisposableStack()
  const database = options.databaseUrl
    ? openDatabase(options.databaseUrl)
    : await createTestDatabase(options.postgresUrl)
  opened.defer(database.close)
  const queue = await openTestQueue(database.url, options.redisUrl)
  opened.defer(queue.close)
  const producer = createProducer(queue.backend, () => undefined)
  opened.defer(producer.close)
  const logLines: string[] = []
  const log = createLogger('api', 'debug', { write: (line) => void logLines.push(line) })
  const news = await openNewsBus(database.url, log)
  opened.defer(news.close)
  const texts = openTexts(2, log, { startsLate: true })
  opened.defer(() => texts.close())
  const bodies = openBodies(log, { startsLate: true })
  opened.defer(() => bodies.close())
  const config = readApiConfig({
    DATABASE_URL: database.url,
    SECRET: 'a secret of more than 32 characters for tests',
    FREE_GENERATIONS: options.quota?.toString(),
    BITCOIN_ADDRESS: options.bitcoinAddress,
    WEB_DIR: options.webDir ?? '/nowhere',
    ...options.env,
  })
  const { db } = database
  const app = await buildApp({
    config,
    db,
    producer,
    lanes: openLanes({ producer, config, claim: (...lane) => claimLane(db, ...lane) }),
    news,
    texts,
    bodies,
    countHits: queue.backend.countHit ?? ((...hit) => countHit(db, ...hit)),
    log,
  })
  opened.defer(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    databaseUrl: database.url,
    db: database.db,
    backend: queue.backend,
    producer,
    logLines,
    close: () => opened.disposeAsync(),
  }
}

function openDatabase(url: string) {
  const db = createDb({ url, onError: () => undefined })
  return { db, url, close: () => db.destroy() }
}
