import type { Hits } from '@tailorbird/db'

/** Counts against a limit, for all processes together. */
export type CountHits = (key: string, windowMs: number, by?: number) => Promise<Hits>

/** Forgotten one by one above this. */
const MOST_KEYS = 50_000

/**
 * Counts in this process alone, without asking anybody: for what is only to be kept from flooding us.
 * @param now the clock, in milliseconds
 */
export function countHere(now: () => number = () => performance.now()): CountHits {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return (key, windowMs, by = 1) => {
    const known = windows.get(key)
    const current = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + windowMs }
    current.count += by
    // The one that was counted last is forgotten last.
    windows.delete(key)
    windows.set(key, current)
    if (windows.size > MOST_KEYS) windows.delete(windows.keys().next().value as string)
    return Promise.resolve({ count: current.count, endsInMs: Math.ceil(current.endsAt - now()) })
  }
}

type Counted = (error: Error | null, hits?: { current: number; ttl: number }) => void

/** What @fastify/rate-limit counts with. */
export function storeOn(count: CountHits) {
  return class HitStore {
    incr(key: string, counted: Counted, windowMs: number): void {
      count(key, windowMs).then(
        ({ count: current, endsInMs: ttl }) => counted(null, { current, ttl }),
        (error: Error) => counted(error),
      )
    }
    child(): HitStore {
      return this
    }
  }
}
