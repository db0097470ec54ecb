import { writeFile } from 'node:fs/promises'

/**
 * Notes in a file, every so often, that this process can still do its work. A health check looks how
 * old the file is, so that a process that hangs or has lost what it needs looks as dead as it is.
 * @param check rejects when the process can't work
 * @param everyMs pause between two notes, in milliseconds
 * @returns what stops it
 */
export function startHeartbeat(
  file: string,
  check: () => Promise<unknown>,
  everyMs = 10_000,
): () => void {
  const beat = (): void => {
    check()
      .then(() => writeFile(file, new Date().toISOString()))
      // No note is the message.
      .catch(() => undefined)
  }
  beat()
  const timer = setInterval(beat, everyMs)
  return () => clearInterval(timer)
}
