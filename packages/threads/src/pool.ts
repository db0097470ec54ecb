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
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: config.memoryMb },
  })
  // Whoever waits for the task hears of it; unheard here it would end the process.
  piscina.on('error', () => undefined)
  const turns = createTurns(threads, threads - 1)

  return {
    run: async (name, input, { key, signal = never }) => {
      const endTurn = await turns.take(key, signal)
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(TIME_IS_UP), config.timeMs)
      try {
        const either = AbortSignal.any([signal, limit.signal])
        return readOutcome(await piscina.run({ name, input }, { signal: either }))
      } catch (error) {
        signal.throwIfAborted()
        const why = limit.signal.aborted ? 'time' : isOutOfMemory(error) ? 'memory' : undefined
        if (!why) throw error
        config.onKilled(name, why)
        throw new CodedError('text_too_complex', { cause: error })
      } finally {
        clearTimeout(timer)
        endTurn()
      }
    },
    close: () => piscina.destroy(),
  }
}

function readOutcome<R>(outcome: Outcome): R {
  if ('value' in outcome) return outcome.value as R
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
