/** How long to wait before a piece of the page is asked for again, in milliseconds. */
const RETRY_MS = 3000

/**
 * Loads a part of the page that is not in the first load, and does not give up: the line may be down
 * when it is needed. Call it early, so that it is there when the line goes down later.
 * @param load a dynamic import
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await Promise.race([
        new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
        new Promise((resolve) => addEventListener('online', resolve, { once: true })),
      ])
    }
  }
}
