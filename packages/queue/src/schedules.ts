import { describeQueueError } from './describe-queue-error.ts'
import {
  jobCatalog,
  listScheduled,
  type CatalogName,
  type QueueName,
  type ScheduledName,
} from '@tailorbird/contracts'
import type { AnyQueue, QueueBackend } from './backend.ts'
import { jobRetention } from './job-retention.ts'
import type { Log } from './worker.ts'

const REMIND_EVERY_MS = 2 * 60_000
/**
 * Runs come at fixed times of the clock, not from when a process started: workers that start at the
 * same moment would each begin a schedule of their own on PostgreSQL, where noting one is not atomic.
 */
const PAST_THE_SLOT_MS = 1

export interface Schedule {
  name: ScheduledName
  everyMs: number
}

/**
 * Keeps the queue's scheduled work scheduled: now, and again every few minutes, so that an emptied
 * Redis loses a few minutes. However many processes do this, each run happens once. What is no longer
 * scheduled is removed at the start alone: an older process beside a newer one must not undo its work.
 * @param schedules those of this queue; the catalog's unless a test gives its own
 * @returns what stops it
 */
export async function keepSchedules(
  backend: QueueBackend,
  queueName: QueueName,
  log: Log,
  schedules: Schedule[] = listScheduled().filter(({ name }) => isOn(queueName, name)),
): Promise<() => Promise<void>> {
  const queue = backend.openQueue(queueName, {})
  queue.on('error', (error) =>
    log.warn({ err: error, reason: describeQueueError(error) }, 'queue connection lost'),
  )
  let removed = false
  const remind = async (): Promise<void> => {
    try {
      if (!removed) await removeOthers(queue, schedules)
      removed = true
      for (const schedule of schedules) await upsert(queue, schedule)
    } catch (error) {
      log.warn({ err: error }, 'scheduling failed, tried again soon')
    }
  }
  let underWay = remind()
  const timer = setInterval(() => {
    underWay = underWay.then(remind)
  }, REMIND_EVERY_MS)
  await underWay
  return async () => {
    clearInterval(timer)
    await underWay
    await queue.close()
  }
}

function isOn(queueName: QueueName, name: CatalogName): boolean {
  return jobCatalog[name].queue === queueName
}

async function upsert(queue: AnyQueue, { name, everyMs }: Schedule): Promise<void> {
  const { attempts } = jobCatalog[name]
  await queue.upsertJobScheduler(
    name,
    { every: everyMs, offset: PAST_THE_SLOT_MS },
    {
      name,
      data: {},
      opts: { attempts, backoff: { type: 'exponential', delay: 1000 }, ...jobRetention },
    },
  )
}

async function removeOthers(queue: AnyQueue, schedules: Schedule[]): Promise<void> {
  const wanted = new Set<string>(schedules.map(({ name }) => name))
  for (const { key } of await queue.getJobSchedulers()) {
    if (!wanted.has(key)) await queue.removeJobScheduler(key)
  }
}
