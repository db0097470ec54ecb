import { claimLane, countHit, createDb } from '@tailorbird/db'
import { createProducer, describeQueueError, openLanes, openQueueBackend } from '@tailorbird/queue'
import { createLogger, runProcess, StartError } from '@tailorbird/runtime'
import { buildApp } from './app.ts'
import { openBodies } from './bodies/open-bodies.ts'
import { readApiConfig } from './config.ts'
import type { CountHits } from './plugins/hit-store.ts'
import { describePayments } from './payment-settings.ts'
import { openNewsBus } from './realtime/news-bus.ts'
import { openTexts } from './texts/open-texts.ts'

const log = createLogger('api', process.env['LOG_LEVEL'] ?? 'info')

await runProcess(log, 25_000, async (opened) => {
  const config = readApiConfig(process.env)
  const onQueueError = (error: Error): void =>
    log.warn({ err: error, reason: describeQueueError(error) }, 'queue connection lost')

  const db = createDb({
    url: config.DATABASE_URL,
    max: 20,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  opened.defer(() => db.destroy())
  const news = await openNewsBus(config.DATABASE_URL, log)
  opened.defer(() => news.close())
  const backend = openQueueBackend({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    onError: onQueueError,
  })
  opened.defer(() => backend.close())
  const producer = createProducer(backend, onQueueError)
  opened.defer(() => producer.close())

  const lanes = openLanes({ producer, config, claim: (...lane) => claimLane(db, ...lane) })
  // First, since they are there at once.
  const bodies = openBodies(log)
  opened.defer(() => bodies.close())
  const texts = openTexts(config.TEXT_THREADS, log)
  opened.defer(() => texts.close())

  const countHits: CountHits = backend.countHit ?? ((...hit) => countHit(db, ...hit))
  const app = await buildApp({ config, db, producer, lanes, news, texts, bodies, countHits, log })
  opened.defer(() => app.close())
  await app
    .listen({ host: config.HOST, port: config.PORT })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new StartError(
        `Port ${config.PORT} is taken by another program. Stop that program, or choose another port with PORT=${config.PORT + 1}.`,
      )
    })
  const payments = describePayments(config)
  if (payments === 'demo') log.warn('payments are a demo: nothing is charged')
  const { HOST: host, PORT: port, SMTP_URL } = config
  log.info({ host, port, queue: backend.kind, payments, mail: Boolean(SMTP_URL) }, 'ready')
  process.send?.('ready')
})
