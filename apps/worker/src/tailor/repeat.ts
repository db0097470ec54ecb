import type { Logger } from '@tailorbird/runtime'

/**
 * Does something every few milliseconds until closed, once at a time.
 * @param name for the log, where it fails
 * @returns what stops it, after what is under way
 */
export function repeat(
  name: string,
  work: () => Promise<void>,
  everyMs: number,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= work()
      .catch((error: unknown) => log.warn({ err: error }, `${name} failed`))
      .finally(() => (underWay = undefined))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
