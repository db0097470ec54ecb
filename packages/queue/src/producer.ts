import {
  FIRST_PRIORITY,
  jobCatalog,
  type CatalogName,
  type Named,
  type Payload,
  type QueueName,
} from '@tailorbird/contracts'
import { available } from './available.ts'
import type { AnyQueue, QueueBackend } from './backend.ts'
import { jobRetention } from './job-retention.ts'
import { queueId } from './queue-id.ts'

const FORGOTTEN_AT_ONCE = 50

interface EnqueueOptions {
  /** The lower, the sooner; what has none goes before everything that has one. */
  priority?: number
  /** Runs it anew when the queue still remembers an ended run under the same id. */
  again?: boolean
}

/** What the queue knows about a job: on its way, ended, or nothing. */
type QueueState = 'pending' | 'failed' | 'completed' | 'unknown'

export interface Producer {
  /**
   * Puts work into its queue, once: the same payload enqueued twice runs once.
   * @throws CodedError queue_unavailable
   */
  enqueue: <N extends CatalogName>(
    name: N,
    payload: Payload<N>,
    options?: EnqueueOptions,
  ) => Promise<void>
  /** @throws CodedError queue_unavailable */
  readState: <N extends CatalogName>(name: N, payload: Payload<N>) => Promise<QueueState>
  /**
   * Lets work that has waited too long go first, also work whose next try was put off.
   * @throws CodedError queue_unavailable
   */
  hurry: <N extends CatalogName>(name: N, payload: Payload<N>) => Promise<void>
  /**
   * Takes work out of its queue, also what has ended. What is running goes on: it is cancelled in its process.
   * @throws CodedError queue_unavailable
   */
  forget: <N extends CatalogName>(name: N, named: Named<N>[]) => Promise<void>
  /** @throws CodedError queue_unavailable when the queue gives no answer or is full */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** Opens the sending side of all queues. */
export function createProducer(backend: QueueBackend, onError: (error: Error) => void): Producer {
  const queues = new Map<QueueName, AnyQueue>()
  for (const { queue: name } of Object.values(jobCatalog)) {
    if (queues.has(name)) continue
    const queue = backend.openQueue(name, {
      defaultJobOptions: {
        backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
        ...jobRetention,
      },
    })
    queue.on('error', onError)
    queues.set(name, queue)
  }
  const queueOf = (name: CatalogName): AnyQueue => queues.get(jobCatalog[name].queue) as AnyQueue

  return {
    enqueue: async (name, payload, options = {}) => {
      const { attempts, payload: schema } = jobCatalog[name]
      const thin = schema.validateSync(payload, { stripUnknown: true })
      const queue = queueOf(name)
      const jobId = queueId(name, payload)
      await available(async () => {
        if (options.again) await forgetEnded(queue, jobId)
        const { priority } = options
        await queue.add(name, thin, { jobId, attempts, ...(priority && { priority }) })
      })
    },
    readState: (name, payload) =>
      available(async () => {
        const job = await queueOf(name).getJob(queueId(name, payload))
        if (!job) return 'unknown'
        if (await job.isFailed()) return 'failed'
        return (await job.isCompleted()) ? 'completed' : 'pending'
      }),
    hurry: (name, payload) =>
      available(async () => {
        const job = await queueOf(name).getJob(queueId(name, payload))
        if (!job || job.priority === FIRST_PRIORITY) return
        // Ended or begun meanwhile: then there is nothing to hurry.
        if (await job.isDelayed()) await job.promote().catch(() => undefined)
        await job.changePriority({ priority: FIRST_PRIORITY }).catch(() => undefined)
      }),
    forget: async (name, named) => {
      const queue = queueOf(name)
      for (let at = 0; at < named.length; at += FORGOTTEN_AT_ONCE) {
        const ids = named.slice(at, at + FORGOTTEN_AT_ONCE).map((one) => queueId(name, one))
        await available(() => Promise.all(ids.map((id) => removeFrom(queue, id))))
      }
    },
    ping: () =>
      available(async () => {
        await backend.checkRoom()
        for (const queue of queues.values()) await queue.getJobCounts('wait')
      }),
    close: async () => {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
    },
  }
}

async function removeFrom(queue: AnyQueue, id: string): Promise<void> {
  const job = await queue.getJob(id)
  // Locked by the worker that runs it, or gone meanwhile.
  await job?.remove().catch(() => undefined)
}

async function forgetEnded(queue: AnyQueue, jobId: string): Promise<void> {
  const job = await queue.getJob(jobId)
  // Somebody else may have removed it, or taken it up again: then there is nothing to forget.
  if (job && ((await job.isFailed()) || (await job.isCompleted())))
    await job.remove().catch(() => undefined)
}
