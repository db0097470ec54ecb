import { setTimeout as delay } from 'node:timers/promises'
import type { AnyQueue } from './backend.ts'

/** When to look again: calls that are refused at the same moment set their pauses meanwhile, late ones on a busy machine. */
const LOOKS_MS = [0, 50, 100, 200]

/**
 * Pauses a queue for all its workers. Of several pauses the longest counts: many calls are refused at
 * once, each with another time, and BullMQ keeps what was set last.
 * @param ms from now
 */
export async function holdPause(queue: AnyQueue, ms: number): Promise<void> {
  const until = performance.now() + ms
  for (const wait of LOOKS_MS) {
    if (wait > 0) await delay(wait)
    const left = Math.round(until - performance.now())
    if (left > 0 && (await queue.getRateLimitTtl()) < left) await queue.rateLimit(left)
  }
}
