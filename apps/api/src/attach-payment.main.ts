import { attachPayment, createDb, type Attached } from '@tailorbird/db'
import { createLogger, readConfig, runProcess, StartError } from '@tailorbird/runtime'
import { object, string } from 'yup'

const USAGE = `Say which payment goes to whom: the reference on the receipt, and the id or the email of an account.
Example: node apps/api/src/attach-payment.main.ts 8b1f9d7e-9a3c-4b52-9c1a-0d4f5e6a7b8c ada@example.org`
const PROBLEMS: Record<Exclude<Attached, 'attached'>, string> = {
  'no payment': 'No payment has this reference.',
  'no account': 'No account has this id or email.',
  'another account': 'This payment belongs to another account already.',
}
const log = createLogger('attach-payment', process.env['LOG_LEVEL'] ?? 'info')

// For the operator: somebody bought without an account and has lost the browser.
await runProcess(log, 10_000, async (opened, { stop }) => {
  const [reference, account, ...more] = process.argv.slice(2)
  if (!reference || !account || more.length > 0) throw new StartError(USAGE)
  const config = readConfig(
    object({ DATABASE_URL: string().required('DATABASE_URL must be set') }),
    process.env,
  )
  const onError = (error: Error): void => log.warn({ err: error }, 'connection lost')
  const db = createDb({ url: config.DATABASE_URL, max: 1, onError })
  opened.defer(() => db.destroy())
  const attached = await attachPayment(db, reference, account)
  if (attached !== 'attached') throw new StartError(PROBLEMS[attached])
  log.info({ paymentId: reference }, 'payment attached')
  stop('payment attached')
})
