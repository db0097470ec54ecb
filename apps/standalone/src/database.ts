import { setTimeout as delay } from 'node:timers/promises'
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@tailorbird/db/embedded'
import { StartError, type Logger } from '@tailorbird/runtime'

/** Before each try to start it again, in milliseconds. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000]

interface DatabaseConfig {
  /** A database of the operator's; else we run our own. */
  given: string | undefined
  dataDir: string
  log: Logger
  /** Ours ended and can't be started again. */
  onLost: () => void
}

/**
 * The given database, or one of our own in the data folder, which is started again when it ends by
 * itself.
 * @returns its connection string
 * @throws StartError with a sentence for the operator
 */
export async function openDatabase(
  { given, dataDir, log, onLost }: DatabaseConfig,
  opened: AsyncDisposableStack,
): Promise<string> {
  if (given) return given
  try {
    const server = await startEmbeddedPostgres(dataDir)
    opened.defer(keepRunning(server, dataDir, log, onLost))
    return server.url
  } catch (error) {
    if (error instanceof EmbeddedPostgresError)
      throw new StartError(error.message, { cause: error })
    throw error
  }
}

/** @returns what stops it for good */
function keepRunning(
  first: EmbeddedPostgres,
  dataDir: string,
  log: Logger,
  onLost: () => void,
): () => Promise<void> {
  const { port } = first
  const stopping = new AbortController()
  const { signal } = stopping
  let server = first

  async function startAgain(): Promise<boolean> {
    for (const pauseMs of PAUSES_MS) {
      log.error({ pauseMs }, 'the database ended, starting it again')
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return true
      try {
        server = await startEmbeddedPostgres(dataDir, { port })
        log.info({}, 'the database is back')
        return true
      } catch (error) {
        log.error({ err: error }, 'the database did not start')
      }
    }
    return false
  }
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await server.exited
      if (!signal.aborted && !(await startAgain())) return onLost()
    }
  }
  const watching = watch()

  return async () => {
    stopping.abort()
    await server.stop()
    await watching
    // One that was being started in that moment.
    await server.stop()
  }
}
