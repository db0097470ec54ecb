import { createDb, endAllSessions, endSessionsOf } from '@tailorbird/db'
import { createLogger, readConfig, runProcess, StartError } from '@tailorbird/runtime'
import { object, string } from 'yup'

const USAGE = `Say whose sessions end: the id or the email of an account, or --all.
Example: node apps/api/src/end-sessions.main.ts ada@example.org`
const log = createLogger('end-sessions', process.env['LOG_LEVEL'] ?? 'info')

// For the operator, while everything else runs: each API process hears of the ends and drops the sockets.
await runProcess(log, 10_000, async (opened, { stop }) => {
  const [whose, ...more] = process.argv.slice(2)
  if (!whose || more.length > 0) throw new StartError(USAGE)
  const config = readConfig(
    object({ DATABASE_URL: string().required('DATABASE_URL must be set') }),
    process.env,
  )
  const onError = (error: Error): void => log.warn({ err: error }, 'connection lost')
  const db = createDb({ url: config.DATABASE_URL, max: 1, onError })
  opened.defer(() => db.destroy())
  const count = await (whose === '--all' ? endAllSessions(db) : endSessionsOf(db, whose))
  if (count === undefined) throw new StartError('No account has this id or email.')
  log.info({ count }, 'sessions ended')
  stop('sessions ended')
})
