import { pino, type Logger } from 'pino'
import { writeLine } from './write-line.ts'

export type { Logger }

const STDOUT = 1

interface SafeError {
  name: string
  code?: string | number
  stack?: string
  cause?: Pick<SafeError, 'name' | 'code'>
}

/**
 * What a log may say about an error: its kind and where, never its message, because messages of
 * parsers, databases and model servers quote the text that they choked on.
 */
export function describeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = listFrames(error)
  return {
    ...nameError(error),
    ...(frames.length > 0 ? { stack: frames.slice(0, 8).join('\n') } : {}),
    ...(error.cause instanceof Error ? { cause: nameError(error.cause) } : {}),
  }
}

function nameError(error: Error): Pick<SafeError, 'name' | 'code'> {
  const code = 'code' in error ? error.code : undefined
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
  }
}

/** A stack begins with the message, whose own lines may begin like frames. */
function listFrames({ message, stack = '' }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
}

/**
 * One JSON line per step on standard output.
 * @param name the process: api, tailor, render, standalone
 * @param level pino's level name
 * @param destination takes the lines instead of standard output
 */
export function createLogger(
  name: string,
  level: string,
  destination?: { write: (line: string) => void },
): Logger {
  const options = {
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  }
  // pino's own destination tries again without end when the disk is full.
  return pino(options, destination ?? { write: (line) => writeLine(STDOUT, line) })
}
