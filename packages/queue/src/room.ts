import type { AnyQueue, AnyWorker } from './backend.ts'

const LOOK_MS = 200

/** Places beside a worker's own, for work that would wait behind work of less weight. */
export interface RoomConfig {
  /** How many, at most. */
  places: number
  /** The priorities of the work that may have them. */
  priorities: readonly number[]
}

/** The places that a worker has, as the room sees them. */
interface Room {
  /** Work was taken up. @returns what it calls when it ends */
  enter: (priority: number) => () => void
  close: () => void
}

/**
 * Lets a full worker take more while work of certain priorities waits: one place for each that runs and has none of these,
 * so that nobody waits until somebody else's many come to an end. What runs goes on.
 * @param worker takes as many as it is told
 * @param concurrency its own places
 */
export function openRoom(
  queue: AnyQueue,
  worker: AnyWorker,
  concurrency: number,
  { places, priorities }: RoomConfig,
): Room {
  const running = new Set<{ priority: number }>()
  let looking = false

  const look = async (): Promise<void> => {
    const others = [...running].filter(({ priority }) => !priorities.includes(priority))
    const most = Math.min(places, others.length)
    const isFull = running.size >= concurrency && most > 0 && !worker.isPaused()
    // As the work in the extra places ends, they are gone.
    if (!isFull) return void (worker.concurrency = concurrency)
    const counts = await queue.getCountsPerPriority([...priorities])
    const waiting = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const wanted = waiting > 0 ? Math.min(concurrency + most, running.size + waiting) : concurrency
    const isMore = wanted > worker.concurrency
    worker.concurrency = wanted
    if (!isMore) return
    // A worker that is full looks no further until something ends: this wakes it.
    await worker.pause(true)
    await worker.resume()
  }
  const lookOnce = (): void => {
    if (looking) return
    looking = true
    // A store that is away is reported by those who need it; the next look is soon.
    look()
      .catch(() => undefined)
      .finally(() => (looking = false))
  }
  const timer = places > 0 ? setInterval(lookOnce, LOOK_MS) : undefined

  return {
    enter: (priority) => {
      const one = { priority }
      running.add(one)
      return () => running.delete(one)
    },
    close: () => clearInterval(timer),
  }
}
