import { CodedError } from '@tailorbird/contracts'

const BUSY_MS = 2000

/**
 * Lets a few through at once; others wait in a line of limited length.
 * @returns a function that runs work when it is its turn
 * @throws CodedError busy (in that function) when the line is full
 */
export function openTurnstile(atOnce: number, longestLine: number) {
  let running = 0
  const line: (() => void)[] = []

  return async function passThrough<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= longestLine) throw new CodedError('busy', { retryAfterMs: BUSY_MS })
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      // Who is next takes the place over.
      if (next) next()
      else running -= 1
    }
  }
}
