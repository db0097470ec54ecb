import { setPriority } from 'node:os'
import { CodedError, type ErrorCode } from '@tailorbird/contracts'

/** What a thread can be asked to do, by name. Inputs and results are copied on their way. */
export type Tasks = Record<string, (input: never) => unknown>

export interface Call {
  name: string
  input: unknown
  /** Set when a thread takes it up: how long that has worked until then, in milliseconds, and at least 1. */
  begun: Int32Array<SharedArrayBuffer>
}

/** A result, or what of a CodedError outlives the copy to the other thread. */
type Ending =
  | { value: unknown }
  | {
      failed: {
        code: ErrorCode
        detail: string
        fields: CodedError['fields']
        retryAfterMs: number | undefined
      }
    }

/** How a task ended, and how long it worked, in milliseconds of a core: what it waited for a thread to load is not its own. */
export type Outcome = Ending & { ms: number }

/** How long a thread has worked, in milliseconds, by what it took of a core in microseconds. */
export const workedMs = ({ user, system }: NodeJS.CpuUsage): number =>
  Math.round((user + system) / 1000)

/** Whoever answers requests goes first: on Linux this is the thread's own. */
const THREAD_PRIORITY = 5

/**
 * The default export of a thread's main file: does what the pool asks for.
 * @param tasks what it can do
 */
export function answerTasks(tasks: Tasks): (call: Call) => Promise<Outcome> {
  if (process.platform === 'linux') setPriority(THREAD_PRIORITY)
  const end = async ({ name, input }: Call): Promise<Ending> => {
    try {
      return { value: await tasks[name]?.(input as never) }
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      const { code, message: detail, fields, retryAfterMs } = error
      return { failed: { code, detail, fields, retryAfterMs } }
    }
  }
  return async (call) => {
    const before = workedMs(process.threadCpuUsage())
    Atomics.store(call.begun, 0, Math.max(1, before))
    const ending = await end(call)
    return { ...ending, ms: workedMs(process.threadCpuUsage()) - before }
  }
}
