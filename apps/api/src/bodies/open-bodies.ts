import type { Logger } from '@tailorbird/runtime'
import { openPool, type Pool } from '@tailorbird/threads'
import type { BodyTasks } from './bodies.thread.ts'

export type Bodies = Pool<BodyTasks>

/** One sender's bodies never take both. */
const THREADS = 2
/** Twenty times what the largest body takes. */
const TASK_MS = 5000

/**
 * Starts the threads that read large bodies. They are none of those that read texts: these load words for seconds after a start, and may be
 * held up by long texts, and a body waits for neither.
 */
export function openBodies(
  log: Pick<Logger, 'warn'>,
  options: { startsLate?: boolean } = {},
): Bodies {
  return openPool<BodyTasks>({
    entry: new URL('bodies.thread.ts', import.meta.url),
    threads: THREADS,
    timeMs: TASK_MS,
    log,
    ...options,
  })
}
