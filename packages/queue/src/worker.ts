import {
  jobCatalog,
  type CatalogName,
  type CodedError,
  type ErrorCode,
  type Named,
  type NamesOn,
  type Payload,
  type QueueName,
} from '@tailorbird/contracts'
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq'
import type { AnyQueue, AnyWorker, QueueBackend } from './backend.ts'
import { readFailure, type Failure } from './failure.ts'
import { describeQueueError } from './describe-queue-error.ts'
import { createRest, type Rest } from './create-rest.ts'
import { holdPause } from './hold-pause.ts'
import { queueId } from './queue-id.ts'
import { openRoom, type RoomConfig } from './room.ts'

/** The part of a pino logger that workers use. */
export interface Log {
  child: (bindings: object) => Log
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

export interface JobContext<N extends CatalogName> {
  payload: Payload<N>
  /** Aborts when the work is cancelled, or the process has to stop before it is done. */
  signal: AbortSignal
  /** Carries the ids of the payload. */
  log: Log
  /** Pauses the queue where a failure that the work goes on without asks for that, as one that it ends with does. */
  pauseFor: (error: CodedError) => Promise<void>
}
/** One handler for each kind of work on a queue: a missing one does not compile. */
type Handlers<Q extends QueueName> = {
  [N in NamesOn<Q>]: (context: JobContext<N>) => Promise<void>
}

interface WorkerConfig<Q extends QueueName> {
  queue: Q
  handlers: Handlers<Q>
  concurrency: number
  /** Places beside these; none by default. */
  room?: RoomConfig
  log: Log
  /** How often work may lose its worker before it is given up; default 3. */
  maxStalls?: number
  /** Whether an error is the surroundings' fault, such as a database that is away: the queue pauses, and no try is used up. */
  isOutage?: (error: unknown) => boolean
  /** Called once when work failed for good, before the queue notes it. */
  onGiveUp: <N extends NamesOn<Q>>(name: N, payload: Payload<N>, code: ErrorCode) => Promise<void>
  /** Called when work has to wait, and until when; it must not fail. */
  onPause?: <N extends NamesOn<Q>>(name: N, payload: Payload<N>, until: Date) => Promise<void>
  /** How long closing waits for running jobs before it hands them back, in milliseconds. */
  handBackAfterMs: number
}

export interface RunningWorker<Q extends QueueName = QueueName> {
  /**
   * Aborts this work if this process is doing it. That is no failure: the queue counts it as done.
   * @returns whether it was being done here
   */
  cancel: <N extends NamesOn<Q>>(name: N, named: Named<N>) => boolean
  close: () => Promise<void>
}

/**
 * Runs a queue's handlers. Each may run twice for the same payload.
 * @returns once the worker is connected
 */
export async function startWorker<Q extends QueueName>(
  backend: QueueBackend,
  config: WorkerConfig<Q>,
): Promise<RunningWorker<Q>> {
  const { log } = config
  const reportError = (error: Error): void =>
    log.error({ err: error, reason: describeQueueError(error) }, 'queue connection failed')
  const queue = backend.openQueue(config.queue, {})
  queue.on('error', reportError)
  let stopping = false
  // Who starts a worker may have mended what the queue waits for: at worst one call is refused again.
  await queue.removeRateLimitKey().catch(reportError)

  const worker: AnyWorker = backend.openWorker(
    config.queue,
    async (job, token, signal) => {
      // A worker remembers a pause for half a minute at most, and only one that it met itself.
      const pausedMs = await queue.getRateLimitTtl()
      if (pausedMs > 0) {
        rest.begin(pausedMs)
        throw Worker.RateLimitError()
      }
      const run = readRun(config, job)
      const leave = room.enter(job.opts.priority ?? 0)
      const started = performance.now()
      run.log.info({ tries: job.attemptsMade + 1 }, 'work started')
      try {
        await run.handle(signal ?? new AbortController().signal, async (failed) => {
          await pause(queue, rest, run.log, readFailure(failed, false))
        })
        run.log.info({ ms: Math.round(performance.now() - started) }, 'work finished')
      } catch (error) {
        const ms = Math.round(performance.now() - started)
        if (signal?.reason === CANCELLED) return run.log.info({ ms }, 'work cancelled')
        if (stopping) {
          run.log.warn({ ms }, 'work handed back')
          await job.moveToDelayed(Date.now() + 100, token)
          throw new DelayedError('handed back')
        }
        await handleFailure({ queue, rest }, job, run, error, ms, config.isOutage?.(error) ?? false)
      } finally {
        leave()
      }
    },
    {
      concurrency: config.concurrency,
      // A killed worker's job goes on elsewhere after about 15 s; a second worker death is not yet the job's fault.
      lockDuration: 10_000,
      stalledInterval: 5000,
      maxStalledCount: config.maxStalls ?? 3,
    },
  )
  const rest = createRest(worker)
  const room = openRoom(
    queue,
    worker,
    config.concurrency,
    config.room ?? { places: 0, priorities: [] },
  )
  worker.on('error', reportError)
  worker.on('failed', (job, error) => {
    // The other failures were handled where they happened.
    if (job && error.message.includes('stalled more than allowable limit')) {
      const run = readRun(config, job)
      run.log.error({ code: 'worker_crashed' }, 'work given up')
      run
        .giveUp('worker_crashed')
        .catch((cause: unknown) => run.log.error({ err: cause }, 'giving up failed'))
    }
  })
  await worker.waitUntilReady()
  return {
    cancel: (name, named) => worker.cancelJob(queueId(name, named), CANCELLED),
    close: () => closeWorker(),
  }

  async function closeWorker(): Promise<void> {
    room.close()
    rest.end()
    const timer = setTimeout(() => {
      stopping = true
      worker.cancelAllJobs('stopping')
    }, config.handBackAfterMs)
    await worker.close()
    clearTimeout(timer)
    await queue.close()
  }
}

/** The signal's reason when the work itself is not wanted any more. */
const CANCELLED = 'cancelled'

interface Run {
  log: Log
  handle: (signal: AbortSignal, pauseFor: (error: CodedError) => Promise<void>) => Promise<void>
  giveUp: (code: ErrorCode) => Promise<void>
  hold: (until: Date) => Promise<void>
}

/** Names and payloads come from the queue's storage: they are checked before a handler sees them. */
function readRun<Q extends QueueName>(config: WorkerConfig<Q>, job: Job): Run {
  const name = job.name as NamesOn<Q>
  const entry = jobCatalog[name]
  if (entry?.queue !== config.queue) throw new UnrecoverableError('unknown work')
  const payload = entry.payload.validateSync(job.data, { strict: true }) as Payload<NamesOn<Q>>
  const log = config.log.child({ work: name, ...payload })
  // The handlers' type pairs each name with its payload, which a looked-up handler can't show.
  const handler = config.handlers[name] as (context: JobContext<NamesOn<Q>>) => Promise<void>
  return {
    log,
    handle: (signal, pauseFor) => handler({ payload, signal, log, pauseFor }),
    giveUp: (code) => config.onGiveUp(name, payload, code),
    hold: async (until) => config.onPause?.(name, payload, until),
  }
}

/** Pauses the queue for as long as a failure asks for. @returns until when it was asked; undefined where it asks for no pause */
async function pause(
  queue: AnyQueue,
  rest: Rest,
  log: Log,
  { code, pauseMs, askedMs = pauseMs }: Failure,
): Promise<Date | undefined> {
  if (pauseMs === undefined || askedMs === undefined) return undefined
  const until = new Date(Date.now() + askedMs)
  log.warn({ code, pauseMs, until }, 'queue paused')
  rest.begin(pauseMs)
  await holdPause(queue, pauseMs)
  return until
}

async function handleFailure(
  { queue, rest }: { queue: AnyQueue; rest: Rest },
  job: Job,
  run: Run,
  error: unknown,
  ms: number,
  outage: boolean,
): Promise<never> {
  const failure = readFailure(error, outage)
  const { code } = failure
  const until = await pause(queue, rest, run.log.child({ ms }), failure)
  if (until) {
    await run.hold(until)
    throw Worker.RateLimitError()
  }
  const lastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
  if (failure.retry && !lastTry) {
    run.log.warn({ ms, code, err: error }, 'work will be tried again')
    // What BullMQ stores of an error is its message: the code alone, never a quoted text.
    throw new Error(code)
  }
  run.log.error({ ms, code, err: error }, 'work given up')
  await run.giveUp(code)
  throw new UnrecoverableError(code)
}
