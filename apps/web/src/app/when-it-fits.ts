/** Parts of a page come a little later than the page; nobody waits longer than this. */
const PATIENCE_MS = 5000

/**
 * Tries now and after each change of the page's height or parts until it works, the person does something, or
 * time is up.
 * @param attempt says whether it worked
 * @returns stops trying
 */
export function tryUntilItFits(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  const tryAgain = () => {
    if (attempt()) stop()
  }
  const heights = new ResizeObserver(tryAgain)
  heights.observe(document.body)
  // A part that fills the room that was kept for it changes no height.
  const parts = new MutationObserver(tryAgain)
  parts.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(stop, PATIENCE_MS)
  stopped.signal.addEventListener('abort', () => {
    heights.disconnect()
    parts.disconnect()
    clearTimeout(timer)
  })
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { passive: true, signal: stopped.signal })
  }
  return stop
}
