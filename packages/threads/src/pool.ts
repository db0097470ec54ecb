import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { CodedError } from '@tailorbird/contracts'
import { Piscina } from 'piscina'
import type { Call, Outcome, Tasks } from './answer-tasks.ts'
import { limitTime } from './limit-time.ts'
import { ownerOf } from './owner-of.ts'
import { createTurns, type Turns } from './turns.ts'

export interface PoolConfig {
  /** The thread's main file; its default export comes from answerTasks. */
  entry: URL
  /** How many threads there are, at least 2: one key's work never takes all of them. */
  threads: number
  /** Threads start with the first task that needs them: for tests that need none. */
  startsLate?: boolean
  /** How long a task may work, in milliseconds of a core: a machine that is busy stops nobody's. */
  timeMs: number
  /** How much memory a thread may use, in megabytes; default: what the longest text takes. */
  memoryMb?: number
  /** Hears of threads that were killed, since their task took too long or too much; another takes its place. */
  log: { warn: (fields: object, message: string) => void }
}

const MEMORY_MB = 384

export interface RunOptions {
  /** Whose work it is: an owner's id, or something else with a colon. The work of different keys takes turns. */
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

/** Whoever's task works longer rests as long again: others find a core that does nothing. */
const LONG_MS = 100

const never = new AbortController().signal

/** What every thread can do: it is done as soon as the thread has loaded everything. */
const NOTHING: Call = {
  name: '',
  input: undefined,
  begun: new Int32Array(new SharedArrayBuffer(4)),
}

/** Starts the threads, one after the other; each loads what it needs before its first task. */
export function openPool<T extends Tasks>(config: PoolConfig): Pool<T> {
  const count = Math.max(2, config.threads)
  const threads = Array.from({ length: count }, () => openThread(config))
  // The last one is taken first.
  const free = threads.toReversed()
  // As many turns as threads: whoever has a turn finds one.
  const turns = createTurns(count, count - 1)
  if (!config.startsLate) void startInTurn(free, turns)

  return {
    run: async <N extends keyof T & string>(
      name: N,
      input: Parameters<T[N]>[0],
      { key, signal = never }: RunOptions,
    ): Promise<Awaited<ReturnType<T[N]>>> => {
      const endTurn = await turns.take(key, signal)
      const thread = free.pop() as Thread
      const giveBack = (workedMs: number): void => {
        free.push(thread)
        endTurn(workedMs > LONG_MS ? workedMs : 0)
      }
      const limit = limitTime(thread, config.timeMs)
      let outcome: Outcome
      try {
        const either = AbortSignal.any([signal, limit.signal])
        outcome = await thread.run({ name, input, begun: limit.begun }, { signal: either })
      } catch (error) {
        // It was stopped. While another loads, this key waits and nobody else.
        const endLoaded = (): void => giveBack(limit.signal.aborted ? config.timeMs : 0)
        void thread.run(NOTHING).then(endLoaded, endLoaded)
        signal.throwIfAborted()
        const why = limit.signal.aborted ? 'time' : isOutOfMemory(error) ? 'memory' : undefined
        if (!why) throw error
        config.log.warn({ task: name, why, ownerId: ownerOf(key) }, 'thread stopped')
        throw new CodedError('text_too_complex', { cause: error })
      } finally {
        limit.clear()
      }
      giveBack(outcome.ms)
      return readOutcome(outcome) as Awaited<ReturnType<T[N]>>
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.destroy()))
    },
  }
}

type Thread = Piscina<Call, Outcome>

/** A thread that another takes the place of when it is stopped. */
function openThread({ entry, memoryMb = MEMORY_MB }: PoolConfig): Thread {
  const thread: Thread = new Piscina<Call, Outcome>({
    filename: fileURLToPath(entry),
    minThreads: 0,
    maxThreads: 1,
    // A thread that has loaded everything stays.
    idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  // Whoever waits for the task hears of it; unheard here it would end the process.
  thread.on('error', () => undefined)
  return thread
}

/** Whose turns those threads have that nobody can use yet. */
const LOADING = 'loading:'

/**
 * The first is there sooner when the others don't load beside it, and whoever needs a thread waits for that: one that has
 * loaded nothing would keep them longer.
 */
async function startInTurn(free: Thread[], turns: Turns): Promise<void> {
  const first = free.pop() as Thread
  const others = free.splice(0).map((thread) => ({ thread, turn: turns.take(LOADING, never) }))
  free.push(first)
  // One that fails while it loads answers nothing: the others are not to wait for it.
  const load = (thread: Thread) =>
    Promise.race([thread.run(NOTHING), once(thread, 'error')]).catch(() => undefined)
  await load(first)
  for (const { thread, turn } of others.toReversed()) {
    await load(thread)
    free.unshift(thread)
    const endTurn = await turn
    endTurn()
  }
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
