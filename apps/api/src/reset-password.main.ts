import { createDb, findAccount, makeResetLink } from '@tailorbird/db'
import { createLogger, readConfig, runProcess, StartError, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'

const USAGE = `Say who needs a new password: the id or the email of an account.
Example: node apps/api/src/reset-password.main.ts ada@example.org`
const log = createLogger('reset-password', process.env['LOG_LEVEL'] ?? 'info')

// For the operator, where mail is not set up or does not come: the link that the letter would have.
await runProcess(log, 10_000, async (opened, { stop }) => {
  const [account, ...more] = process.argv.slice(2)
  if (!account || more.length > 0) throw new StartError(USAGE)
  const { DATABASE_URL, PUBLIC_URL, PORT } = readConfig(
    object({
      DATABASE_URL: string().required('DATABASE_URL must be set'),
      PUBLIC_URL: string().matches(
        /^https?:\/\//,
        'PUBLIC_URL must start with http:// or https://',
      ),
      PORT: wholeNumber('PORT', 0).default(3000),
    }),
    process.env,
  )
  const onError = (error: Error): void => log.warn({ err: error }, 'connection lost')
  const db = createDb({ url: DATABASE_URL, max: 1, onError })
  opened.defer(() => db.destroy())
  const userId = await findAccount(db, account)
  const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)
  const made = userId === undefined ? undefined : await makeResetLink(db, userId, publicUrl)
  if (!made) throw new StartError('No account has this id or email.')
  // Not by the log: who has the link has the account.
  process.stdout.write(`${made.link}\nIt works once, for 30 minutes, and ends earlier links.\n`)
  log.info({ userId }, 'link made')
  stop('link made')
})
