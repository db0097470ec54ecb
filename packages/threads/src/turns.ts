import { CodedError } from '@tailorbird/contracts'

const RETRY_AFTER_MS = 5000

export type EndTurn = (restMs?: number) => void

/** Lets work run a few at a time, and nobody's work wait for all of somebody else's. */
export interface Turns {
  /**
   * Waits for a turn.
   * @param key whose work it is: keys take turns, whoever has more waiting
   * @returns what ends the turn. The next of the same key may be held back for a while, in milliseconds
   * @throws the signal's reason when aborted before; CodedError rate_limited when too much of the key waits
   */
  take: (key: string, signal: AbortSignal) => Promise<EndTurn>
}

/**
 * @param width how much runs at once
 * @param widthOfKey how much of one key runs at once
 * @param mostWaiting how much of one key may wait
 */
export function createTurns(width: number, widthOfKey: number, mostWaiting = Infinity): Turns {
  /** Keys that wait, the one whose turn is next first, and what each waits with. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let total = 0

  const hasRoom = (key: string): boolean => (running.get(key) ?? 0) < widthOfKey

  function startNext(): void {
    if (total >= width) return
    const next = [...waiting].find(([key]) => hasRoom(key))
    if (!next) return
    const [key, starts] = next
    const start = starts.shift()
    // Behind all others, if it has more.
    waiting.delete(key)
    if (starts.length > 0) waiting.set(key, starts)
    begin(key)
    start?.()
    startNext()
  }
  function begin(key: string): void {
    total += 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }
  function end(key: string, restMs: number): void {
    total -= 1
    if (restMs > 0) setTimeout(leaveRoom, restMs, key).unref()
    else leaveRoom(key)
    startNext()
  }
  function leaveRoom(key: string): void {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    startNext()
  }
  function leave(key: string, start: () => void): void {
    const starts = (waiting.get(key) ?? []).filter((one) => one !== start)
    if (starts.length > 0) waiting.set(key, starts)
    else waiting.delete(key)
  }

  return {
    take: (key, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<EndTurn>()
      if (signal.aborted) {
        reject(signal.reason as Error)
        return promise
      }
      const giveUp = (): void => {
        leave(key, start)
        reject(signal.reason as Error)
      }
      const start = (): void => {
        signal.removeEventListener('abort', giveUp)
        resolve((restMs = 0) => end(key, restMs))
      }
      signal.addEventListener('abort', giveUp, { once: true })
      const starts = waiting.get(key) ?? []
      starts.push(start)
      waiting.set(key, starts)
      startNext()
      if (starts.length > mostWaiting) {
        leave(key, start)
        reject(new CodedError('rate_limited', { retryAfterMs: RETRY_AFTER_MS }))
      }
      return promise
    },
  }
}
