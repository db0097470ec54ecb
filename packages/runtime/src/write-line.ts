import { writeSync } from 'node:fs'

const TRIES = 50
const PAUSE_MS = 2
const pause = new Int32Array(new SharedArrayBuffer(4))

/**
 * Writes a line to an open file, at once. A log that can't be written must not stop the work: when
 * the disk is full or a pipe's reader is gone, the line is dropped; a full pipe is waited for, a little.
 */
export function writeLine(fd: number, line: string): void {
  let rest = Buffer.from(line)
  for (let tries = 0; tries < TRIES && rest.length > 0; tries += 1) {
    try {
      rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(pause, 0, 0, PAUSE_MS)
    }
  }
}
