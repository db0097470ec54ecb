import type { AnyWorker } from './backend.ts'

/** A pause may end early: so long a worker trusts one. */
const MOST_MS = 30_000

/** A worker's rest while its queue is paused. */
export interface Rest {
  /** It takes nothing for so long, or half a minute; what runs goes on. */
  begin: (ms: number) => void
  end: () => void
}

/**
 * BullMQ's worker keeps to a pause where it looks for work, and not where it ends some: there it takes the next job along,
 * which then lies untouched until the pause is over, loses its lock and is done twice. So it rests as a whole.
 */
export function createRest(worker: AnyWorker): Rest {
  let timer: NodeJS.Timeout | undefined
  let until = 0
  return {
    begin: (ms) => {
      const end = performance.now() + Math.min(ms, MOST_MS)
      // Of several pauses the longest counts.
      if (end <= until) return
      until = end
      clearTimeout(timer)
      void worker.pause(true)
      timer = setTimeout(() => void worker.resume(), end - performance.now())
    },
    end: () => clearTimeout(timer),
  }
}
