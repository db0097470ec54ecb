import { createDb, migrate } from '@tailorbird/db'
import { openQueueBackend } from '@tailorbird/queue'
import { createLogger, databaseUrl, readConfig, runProcess } from '@tailorbird/runtime'
import { object, string } from 'yup'

const log = createLogger('migrate', process.env['LOG_LEVEL'] ?? 'info')

// Runs once before the other processes start, and ends.
await runProcess(log, 10_000, async (opened, { stop }) => {
  const config = readConfig(
    object({
      DATABASE_URL: databaseUrl().required('DATABASE_URL must be set'),
      REDIS_URL: string(),
    }),
    process.env,
  )
  const onError = (error: Error): void => log.warn({ err: error }, 'connection lost')
  const db = createDb({ url: config.DATABASE_URL, max: 2, onError, isUnhurried: true })
  opened.defer(() => db.destroy())
  await migrate(db)
  const backend = openQueueBackend({
    redisUrl: config.REDIS_URL,
    databaseUrl: config.DATABASE_URL,
    onError,
  })
  opened.defer(() => backend.close())
  await backend.migrate()
  stop('migrated')
})
