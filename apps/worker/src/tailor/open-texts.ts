import type { Logger } from '@tailorbird/runtime'
import { openPool, type Pool, type PoolConfig } from '@tailorbird/threads'
import type { WorkerConfig } from '../config.ts'
import type { TextTasks } from './texts.thread.ts'

/** A thousand times what an ordinary resume takes. */
const TASK_MS = 10_000

/**
 * Starts the threads that work on texts, and puts their end on the stack.
 * @param options for tests: of threads that end badly, and those that need none
 */
export function openTexts(
  { TEXT_THREADS }: Pick<WorkerConfig, 'TEXT_THREADS'>,
  log: Pick<Logger, 'warn'>,
  opened: AsyncDisposableStack,
  options: Partial<Pick<PoolConfig, 'entry' | 'timeMs' | 'startsLate'>> = {},
): Pool<TextTasks> {
  const texts = openPool<TextTasks>({
    entry: new URL('texts.thread.ts', import.meta.url),
    threads: TEXT_THREADS,
    timeMs: TASK_MS,
    log,
    ...options,
  })
  opened.defer(() => texts.close())
  return texts
}
