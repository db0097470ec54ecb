import { OWNER_JOBS_AT_ONCE } from '@tailorbird/contracts'
import { claimLane, finishJobs } from '@tailorbird/db'
import {
  createProducer,
  openLanes,
  openQueueBackend,
  startWorker,
  type Log,
} from '@tailorbird/queue'
import type { Fleet } from '../../faults/fleet.ts'

const AT_ONCE = 4
const config = { BATCH_LANE_WIDTH: 4, OWNER_JOBS_AT_ONCE }
const log: Log = {
  child: () => log,
  info: () => undefined,
  warn: (details, message) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`),
  error: (details, message) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`),
}

/**
 * Takes the renderer's place in a fleet that has none: ends jobs as it does, in the same queue, rows and lanes, but
 * prints nothing. @returns what stops it
 */
export async function endWithoutPdf({ db, stores }: Fleet): Promise<() => Promise<void>> {
  const backend = openQueueBackend({ ...stores, onError: () => undefined })
  const producer = createProducer(backend, () => undefined)
  const lanes = openLanes({ producer, config, claim: (...lane) => claimLane(db, ...lane) })
  const worker = await startWorker(backend, {
    queue: 'render',
    handlers: {
      'render-pdf': async ({ payload }) => {
        for (const lane of await finishJobs(db, payload.resumeId))
          await lanes.dispatchNext(lane, log)
      },
    },
    concurrency: AT_ONCE,
    log,
    handBackAfterMs: 1000,
    onGiveUp: () => Promise.resolve(),
  })
  return async () => {
    await worker.close()
    await producer.close()
    await backend.close()
  }
}
