import { openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LARGEST_BYTES = 20 * 1024 * 1024

export interface LogFile {
  path: string
  /** Open for appending; several processes write whole lines to it. */
  fd: number
}

/** Opens the file that all processes log to. A large one is put aside first; the one before that goes. */
export function openLogFile(dir: string): LogFile {
  const path = join(dir, 'tailorbird.log')
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LARGEST_BYTES) renameSync(path, `${path}.1`)
  return { path, fd: openSync(path, 'a', 0o600) }
}
