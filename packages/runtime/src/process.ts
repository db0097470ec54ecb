import { ConfigError } from './config.ts'
import type { Logger } from './logger.ts'

/** Thrown while opening: the message is for the operator, as it stands. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

function reportStartFailure(log: Logger, error: unknown): void {
  log.fatal({ err: error }, 'start failed')
  const known = error instanceof ConfigError || error instanceof StartError
  // At the start there is no text of people yet that a message could quote.
  process.stderr.write(known ? `${error.message}\n` : `Start failed: ${String(error)}\n`)
}

export interface Lifetime {
  /** Ends the process as a signal does. */
  stop: (reason: string) => void
  /** Aborts when the process has been told to end, also in the middle of the start. */
  ending: AbortSignal
}

/**
 * Runs a process as a list of things opened and closed. `open` puts each thing it opens on the
 * stack; SIGINT, SIGTERM or a parent that is gone closes them, last opened first. A timer
 * guarantees an exit.
 * @param graceMs how long closing may take, in milliseconds
 */
export async function runProcess(
  log: Logger,
  graceMs: number,
  open: (opened: AsyncDisposableStack, lifetime: Lifetime) => Promise<void>,
): Promise<void> {
  const opened = new AsyncDisposableStack()
  const ending = new AbortController()
  const opening = Promise.withResolvers<void>()

  const close = async (reason: string, exitCode: number): Promise<void> => {
    if (ending.signal.aborted) return
    ending.abort(new Error(reason))
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error({ graceMs }, 'closing took too long')
      process.exit(1)
    }, graceMs).unref()
    let code = exitCode
    try {
      // Things that are still being opened don't expect what they stand on to be taken away.
      await opening.promise
      await opened.disposeAsync()
    } catch (error) {
      log.error({ err: error }, 'closing failed')
      code = 1
    }
    log.info({ reason }, 'stopped')
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void close(signal, 0))
  // A supervisor that started us with an IPC channel and died takes us with it.
  if (process.send) process.on('disconnect', () => void close('parent gone', 0))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void close('uncaught exception', 1)
  })
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection')
    void close('unhandled rejection', 1)
  })

  try {
    await open(opened, {
      stop: (reason) => void close(reason, 0),
      ending: ending.signal,
    })
    opening.resolve()
  } catch (error) {
    opening.resolve()
    // Told to end in the middle of the start: what fails then fails because of that.
    if (ending.signal.aborted) return
    reportStartFailure(log, error)
    await close('start failed', 1)
  }
}
