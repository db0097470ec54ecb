import type { Piscina } from 'piscina'
import { workedMs } from './answer-tasks.ts'

/** Looked at so often in the time of a task. */
const LOOKS = 40
/** A thread that gets this little of a core, or waits for what never comes, has had its time. */
const MOST_WAIT = 5

const TIME_IS_UP = Symbol('time is up')

/**
 * Aborts when a task's time is up. What counts is the work of its thread, and from when that takes the task up:
 * one that has just taken the place of another has much to load first, and on a busy machine all wait.
 * @param timeMs how long it may work, in milliseconds of a core; in all, it may take five times as long
 */
export function limitTime(thread: Pick<Piscina, 'threads'>, timeMs: number) {
  const over = new AbortController()
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let looks = 0
  const look = async (): Promise<void> => {
    const before = Atomics.load(begun, 0)
    if (!before) return
    looks++
    // A thread that has ended meanwhile has no figures; whoever waits for it hears of that.
    const worked = await thread.threads[0]?.cpuUsage().catch(() => undefined)
    const isOver = worked && workedMs(worked) - before >= timeMs
    if (isOver || looks >= MOST_WAIT * LOOKS) over.abort(TIME_IS_UP)
  }
  const timer = setInterval(() => void look(), timeMs / LOOKS)
  return { begun, signal: over.signal, clear: () => clearInterval(timer) }
}
