import { keepSchedules, startWorker } from '@tailorbird/queue'
import { isOutage } from '../outage.ts'
import type { Parts } from '../parts.ts'
import { deleteExpired } from './delete-expired.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sendMail } from './send-mail.ts'

/** What runs now and then, and nobody waits for. It must not take the place of tailoring. */
const CONCURRENCY = 4

/**
 * Runs the work of the `upkeep` queue in this process, and keeps scheduled what runs by itself.
 * @param opened gets what stops it
 */
export async function startUpkeep(parts: Parts, opened: AsyncDisposableStack): Promise<void> {
  const worker = await startWorker(parts.backend, {
    queue: 'upkeep',
    handlers: {
      'delete-expired': (context) => deleteExpired(parts, context),
      'reconcile-payments': (context) => reconcilePayments(parts, context),
      'send-mail': (context) => sendMail(parts, context),
    },
    concurrency: CONCURRENCY,
    log: parts.log,
    handBackAfterMs: 15_000,
    isOutage,
    // It is in the log, and the next run does what this one did not.
    onGiveUp: () => Promise.resolve(),
  })
  opened.defer(() => worker.close())
  opened.defer(await keepSchedules(parts.backend, 'upkeep', parts.log))
}
