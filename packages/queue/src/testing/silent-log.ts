import type { Log } from '../worker.ts'

/** For tests that look at no log. */
export const silentLog: Log = {
  child: () => silentLog,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
