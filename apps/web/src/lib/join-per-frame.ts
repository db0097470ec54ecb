/** Frames do not come while the page is hidden; then this does, in milliseconds. */
const HIDDEN_MS = 100

/**
 * Joins what arrives within one animation frame into one call.
 * @param work gets everything that came, in order
 * @returns `add`, and `stop`, after which nothing is called any more
 */
export function joinPerFrame<T>(work: (items: T[]) => void): {
  add: (item: T) => void
  stop: () => void
} {
  let items: T[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = undefined
    items = []
  }
  const flush = () => {
    const all = items
    stop()
    work(all)
  }
  const add = (item: T) => {
    items.push(item)
    if (timer !== undefined) return
    frame = requestAnimationFrame(flush)
    timer = setTimeout(flush, HIDDEN_MS)
  }
  return { add, stop }
}
