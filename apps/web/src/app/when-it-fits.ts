/** Parts of a page come a little later than the page; nobody waits longer than this. */
const PATIENCE_MS = 5000

/**
 * Tries now and after each change of the page's height until it works, the person does something, or
 * time is up.
 * @param attempt says whether it worked
 * @returns stops trying
 */
export function tryUntilItFits(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  const watcher = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  watcher.observe(document.body)
  const timer = setTimeout(stop, PATIENCE_MS)
  stopped.signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearTimeout(timer)
  })
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { passive: true, signal: stopped.signal })
  }
  return stop
}
