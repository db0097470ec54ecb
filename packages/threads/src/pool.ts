import { fileURLToPath } from 'node:url'
import { CodedError } from '@tailorbird/contracts'
import { Piscina } from 'piscina'
import type { Call, Outcome, Tasks } from './answer-tasks.ts'
import { createTurns } from './turns.ts'

export interface PoolConfig {
  /** The thread's main file; its default export comes from answerTasks. */
  entry: URL
  /** How many threads there are, at least 2: one key's work never takes all of them. */
  threads: number
  /** Threads start with the first task and not at once: for tests that need none. */
  startsLate?: boolean
  /** How long a task may take, in milliseconds. */
  timeMs: number
  /** How much memory a thread may use, in megabytes. */
  memoryMb: number
  /** A thread was killed, since its task took too long or too much; another takes its place. */
  onKilled: (task: string, why: 'time' | 'memory') => void
}

export interface RunOptions {
  /** Whose work it is: the work of different keys takes turns. */
  key: string
  signal?: AbortSignal | undefined
}

/** Threads for work that would hold up everybody else on the event loop. */
export interface Pool<T extends Tasks> {
  /**
   * Runs a task in a thread.
   * @throws CodedError what the task throws; text_too_complex when it takes too long or too much
   * memory; the signal's reason when aborted
   */
  run: <N extends keyof T & string>(
    name: N,
    input: Parameters<T[N]>[0],
    options: RunOptions,
  ) => Promise<Awaited<ReturnType<T[N]>>>
  close: () => Promise<void>
}

const never = new AbortController().signal
const TIME_IS_UP = Symbol('time is up')

/** Starts the threads; each loads what it needs before its first task. */
export function openPool<T extends Tasks>(config: PoolConfig): Pool<T> {
  const threads = Math.max(2, config.threads)
  const piscina = new Piscina<Call, Outcome>({
    filename: fileURLToPath(config.entry),
    minThreads: config.startsLate ? 0 : threads,
    maxThreads: threads,
    // A thread that has loaded everything stays.
    idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: config.memoryMb },
  })
  // Whoever waits for the task hears of it; unheard here it would end the process.
  piscina.on('error', () => undefined)
  const turns = createTurns(threads, threads - 1)

  return {
    run: async <N extends keyof T & string>(
      name: N,
      input: Parameters<T[N]>[0],
      { key, signal = never }: RunOptions,
    ): Promise<Awaited<ReturnType<T[N]>>> => {
      const endTurn = await turns.take(key, signal)
      const limit = limitTime(config.timeMs)
      try {
        const either = AbortSignal.any([signal, limit.signal])
        const outcome = await piscina.run({ name, input, begun: limit.begun }, { signal: either })
        return readOutcome(outcome) as Awaited<ReturnType<T[N]>>
      } catch (error) {
        signal.throwIfAborted()
        const why = limit.signal.aborted ? 'time' : isOutOfMemory(error) ? 'memory' : undefined
        if (!why) throw error
        config.onKilled(name, why)
        throw new CodedError('text_too_complex', { cause: error })
      } finally {
        limit.clear()
        endTurn()
      }
    },
    close: () => piscina.destroy(),
  }
}

/** Looked at so often in the time of a task. */
const LOOKS = 40

/**
 * Aborts when the time is up. It counts from when a thread takes the task up: one that has just taken
 * the place of another has much to load first.
 */
function limitTime(timeMs: number) {
  const over = new AbortController()
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let looks = 0
  const timer = setInterval(() => {
    looks += Atomics.load(begun, 0)
    if (looks >= LOOKS) over.abort(TIME_IS_UP)
  }, timeMs / LOOKS)
  return { begun, signal: over.signal, clear: () => clearInterval(timer) }
}

function readOutcome(outcome: Outcome): unknown {
  if ('value' in outcome) return outcome.value
  const { code, detail, fields, retryAfterMs } = outcome.failed
  throw new CodedError(code, {
    detail,
    fields,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
