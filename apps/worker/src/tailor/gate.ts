/** Lets many in together, or one alone. */
export interface Gate {
  /**
   * Waits until it may go in. Behind one that waits to be alone, everybody waits.
   * @returns what leaves again
   * @throws the signal's reason when aborted meanwhile
   */
  enter: (alone: boolean, signal: AbortSignal) => Promise<() => void>
}

/** A lock with readers and writers, of one process. */
export function createGate(): Gate {
  const inside = new Set<Promise<void>>()
  let turn: Promise<void> = Promise.resolve()

  return {
    enter: async (alone, signal) => {
      const stay = Promise.withResolvers<void>()
      const before = turn
      // Who wants to be alone closes the gate behind itself until it leaves.
      if (alone) turn = before.then(() => stay.promise)
      try {
        await unlessAborted(before, signal)
        if (alone) await unlessAborted(Promise.all(inside), signal)
      } catch (error) {
        stay.resolve()
        throw error
      }
      if (!alone) inside.add(stay.promise)
      return () => {
        inside.delete(stay.promise)
        stay.resolve()
      }
    },
  }
}

/** @throws the signal's reason when aborted first */
async function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = (): void => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
