/** While `work` runs, calls for it are joined into one more run after it. */
export function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      await work()
    } while (again)
    running = undefined
  }
  return () => {
    if (running) again = true
    return (running ??= run())
  }
}
