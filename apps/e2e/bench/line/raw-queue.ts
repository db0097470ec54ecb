import type { QueueName } from '@tailorbird/contracts'
import { openQueueBackend } from '@tailorbird/queue'

/** A queue that no worker of the product listens to. */
const NAME = 'raw' as QueueName
const AT_ONCE = 10
const ADDED_AT_ONCE = 100

/**
 * How many jobs a second BullMQ alone takes in and ends, with one worker that does nothing: no rows, no lanes.
 * @param urls of the store that the line uses as well; a queue of another name is used in it
 */
export async function measureRawQueue(
  urls: { redisUrl: string | undefined; databaseUrl: string },
  jobs: number,
): Promise<number> {
  const backend = openQueueBackend({ ...urls, prefix: 'raw', onError: () => undefined })
  const queue = backend.openQueue(NAME, { defaultJobOptions: { removeOnComplete: true } })
  const all = Promise.withResolvers<void>()
  let left = jobs
  const worker = backend.openWorker(
    NAME,
    () => {
      left -= 1
      if (left === 0) all.resolve()
      return Promise.resolve()
    },
    { concurrency: AT_ONCE },
  )
  worker.on('error', () => undefined)
  await worker.waitUntilReady()
  const begin = performance.now()
  for (let next = 0; next < jobs; next += ADDED_AT_ONCE)
    await Promise.all(
      Array.from({ length: ADDED_AT_ONCE }, (_, index) =>
        queue.add('job', { n: next + index }, { jobId: `job-${next + index}` }),
      ),
    )
  await all.promise
  const rate = (jobs / (performance.now() - begin)) * 1000
  await worker.close()
  await queue.close()
  await backend.close()
  return rate
}
