import { copyFileSync, openSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const LARGEST_BYTES = 20 * 1024 * 1024
const LOOK_EVERY_MS = 60_000

export interface LogFile {
  path: string
  /** Open for appending; several processes write whole lines to it. */
  fd: number
  /** Ends the looking after it. */
  close: () => void
}

/** Opens the file that all processes log to, and keeps it short while they run. */
export function openLogFile(dir: string): LogFile {
  const path = join(dir, 'tailorbird.log')
  const fd = openSync(path, 'a', 0o600)
  cutLog(path)
  const timer = setInterval(() => cutLog(path), LOOK_EVERY_MS)
  return { path, fd, close: () => clearInterval(timer) }
}

/**
 * Puts a large log aside; the one before that goes. It is copied and emptied, not renamed: the processes
 * have it open for appending and go on at its new end.
 * @param largest in bytes
 */
export function cutLog(path: string, largest = LARGEST_BYTES): void {
  try {
    if (statSync(path).size <= largest) return
    copyFileSync(path, `${path}.1`)
    truncateSync(path)
  } catch {
    // On a full disk the log stays as it is: it must not stop the work.
  }
}
