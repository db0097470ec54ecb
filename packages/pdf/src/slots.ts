/** A fixed number of places; who finds none free waits in line. */
export interface Slots {
  /**
   * Resolves when a place is taken.
   * @throws `signal`'s reason when it is aborted before that
   */
  take(signal: AbortSignal): Promise<void>
  give(): void
}

/** Makes `count` places. */
export function createSlots(count: number): Slots {
  let free = count
  const line = new Set<() => void>()
  return {
    async take(signal) {
      signal.throwIfAborted()
      if (free > 0) {
        free -= 1
        return
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave)
          resolve()
        }
        const leave = () => {
          line.delete(enter)
          reject(signal.reason as Error)
        }
        line.add(enter)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
    give() {
      const [next] = line
      if (!next) {
        free += 1
        return
      }
      line.delete(next)
      next()
    },
  }
}
