import type { QueueName } from '@tailorbird/contracts'
import type { Job, Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq'

type JobProcessor = Processor<unknown, void>
type OpenQueueOptions = Pick<QueueOptions, 'defaultJobOptions'>
type OpenWorkerOptions = Pick<
  WorkerOptions,
  'concurrency' | 'lockDuration' | 'maxStalledCount' | 'stalledInterval'
>

/** What we use of BullMQ's Queue, whatever it runs on. */
export interface AnyQueue extends Pick<
  Queue,
  | 'add'
  | 'close'
  | 'getCountsPerPriority'
  | 'getJobCounts'
  | 'getJobSchedulers'
  | 'getRateLimitTtl'
  | 'rateLimit'
  | 'removeJobScheduler'
  | 'removeRateLimitKey'
  | 'upsertJobScheduler'
> {
  getJob: (id: string) => Promise<Job | undefined>
  on: (event: 'error', listener: (error: Error) => void) => unknown
}

/** What we use of BullMQ's Worker, whatever it runs on. */
export interface AnyWorker extends Pick<
  Worker,
  'cancelAllJobs' | 'cancelJob' | 'close' | 'concurrency' | 'isPaused' | 'pause' | 'resume'
> {
  on: ((event: 'error', listener: (error: Error) => void) => unknown) &
    ((event: 'failed', listener: (job: Job | undefined, error: Error) => void) => unknown)
  waitUntilReady: () => Promise<unknown>
}

/** Where BullMQ keeps its queues. Producers and workers don't know which it is. */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres'
  openQueue: (name: QueueName, options: OpenQueueOptions) => AnyQueue
  openWorker: (name: QueueName, process: JobProcessor, options: OpenWorkerOptions) => AnyWorker
  /** Makes what the queues need; safe to call from several processes at once. */
  migrate: () => Promise<void>
  /** Rejects when nothing can be put into the queues now, also when they are full. */
  checkRoom: () => Promise<void>
  /**
   * Counts against a limit, in windows of a fixed length that begin with the first hit. Only where there
   * is a Redis: PostgreSQL's rows are not this package's. Rejects with CodedError queue_unavailable.
   */
  countHit?: (
    key: string,
    windowMs: number,
    by?: number,
  ) => Promise<{ count: number; endsInMs: number }>
  close: () => Promise<void>
}
