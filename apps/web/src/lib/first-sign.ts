const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click']

let sign: Promise<void> | undefined

/**
 * Waits for the first thing that a person does on the page, so that one which is only looked at costs
 * less. Call it early: what was done before the first call does not count.
 */
export function awaitFirstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const waiting = new AbortController()
    const heard = () => {
      waiting.abort()
      resolve()
    }
    for (const name of SIGNS) {
      window.addEventListener(name, heard, { passive: true, signal: waiting.signal })
    }
  })
  return sign
}
