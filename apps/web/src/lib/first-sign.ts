const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click']

const first = Promise.withResolvers<void>()
let isHeard = false

/**
 * Waits for the first thing that a person does on the page, so that one which is only looked at costs
 * less. Call it early: what was done before the first call does not count.
 */
export function awaitFirstSign(): Promise<void> {
  if (!isHeard) {
    isHeard = true
    const waiting = new AbortController()
    const heard = () => {
      waiting.abort()
      giveSign()
    }
    for (const name of SIGNS) {
      window.addEventListener(name, heard, { passive: true, signal: waiting.signal })
    }
  }
  return first.promise
}

/** Work that goes out by itself after a reload is as good as a sign: somebody waits for its news. */
export function giveSign(): void {
  first.resolve()
}
