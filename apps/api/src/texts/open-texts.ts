import { prepareLexicon } from '@tailorbird/lexicon'
import type { Logger } from '@tailorbird/runtime'
import { openPool, type Pool } from '@tailorbird/threads'
import type { TextTasks } from './texts.thread.ts'

export type Texts = Pool<TextTasks>

/** A hundred times what an ordinary resume takes. */
const TASK_MS = 5000

/**
 * Starts the threads that work on texts: what a person sends may take long to read, and nobody else
 * is to wait for it.
 */
export function openTexts(
  threads: number,
  log: Pick<Logger, 'warn'>,
  options: { startsLate?: boolean } = {},
): Texts {
  const texts = openPool<TextTasks>({
    entry: new URL('texts.thread.ts', import.meta.url),
    threads,
    timeMs: TASK_MS,
    log,
    ...options,
  })
  // Short texts are read here, too, and the first of them would hold up everybody. The first thread loads meanwhile.
  if (!options.startsLate) prepareLexicon()
  return texts
}
