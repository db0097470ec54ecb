const SECOND = 1000
const MIN_MS = SECOND
const MAX_MS = 10 * 60 * SECOND
/** About the time in which the usual limits per minute free a third of their room. */
const DEFAULT_MS = 20 * SECOND

function readMs(headers: Headers, now: number): number {
  const ms = headers.get('retry-after-ms')
  if (ms !== null) return Number(ms)
  const pause = headers.get('retry-after') ?? ''
  const seconds = Number(pause)
  return Number.isNaN(seconds) ? Date.parse(pause) - now : seconds * SECOND
}

/**
 * How long a server asks to wait: `retry-after-ms`, or `retry-after` in seconds or as a date
 * (RFC 9110, 10.2.3).
 * @param now milliseconds since 1970
 * @returns milliseconds from 1 s to 10 min; 20 s when the server does not say
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number {
  if (!headers || !saysRetryAfter(headers)) return DEFAULT_MS
  const ms = readMs(headers, now)
  return Number.isFinite(ms) ? Math.min(Math.max(Math.round(ms), MIN_MS), MAX_MS) : DEFAULT_MS
}

/** @returns whether the server asks for a pause at all */
export function saysRetryAfter(headers: Headers | undefined): boolean {
  return Boolean(headers?.get('retry-after-ms')?.trim() ?? headers?.get('retry-after')?.trim())
}
