const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const MIN_MS = SECOND
const MAX_MS = 24 * HOUR
/** About the time in which the usual limits per minute free a third of their room. */
const DEFAULT_MS = 20 * SECOND

/** 'Please try again in 9m38.016s', 'Please retry in 59.95s', 'try again in 250ms'. */
const IN_WORDS = /(?:try again|retry) in (?:(\d+)h)?(?:(\d+)m(?!s))?(?:([\d.]+)(m?s))?/i
/** Google's RetryInfo. */
const RETRY_DELAY = /"retryDelay":"([\d.]+)s"/

function readHeaders(headers: Headers | undefined, now: number): number | undefined {
  const ms = headers?.get('retry-after-ms')?.trim()
  if (ms) return Number(ms)
  const pause = headers?.get('retry-after')?.trim()
  if (!pause) return undefined
  const seconds = Number(pause)
  return Number.isNaN(seconds) ? Date.parse(pause) - now : seconds * SECOND
}

function readWords(said: string): number | undefined {
  const [, delay] = RETRY_DELAY.exec(said) ?? []
  if (delay !== undefined) return Number(delay) * SECOND
  const [, hours = 0, minutes = 0, rest = 0, unit] = IN_WORDS.exec(said) ?? []
  const ms =
    Number(hours) * HOUR + Number(minutes) * MINUTE + Number(rest) * (unit === 'ms' ? 1 : SECOND)
  return ms > 0 ? ms : undefined
}

/**
 * How long a server asks to wait: `retry-after-ms`, or `retry-after` in seconds or as a date
 * (RFC 9110, 10.2.3), else what its error says.
 * @param now milliseconds since 1970
 * @param said the error in words, see quoteError
 * @returns milliseconds from 1 s to 24 h; undefined when it does not say
 */
export function findRetryAfter(
  headers: Headers | undefined,
  now: number,
  said = '',
): number | undefined {
  const ms = readHeaders(headers, now) ?? readWords(said)
  if (ms === undefined || !Number.isFinite(ms)) return undefined
  return Math.min(Math.max(Math.round(ms), MIN_MS), MAX_MS)
}

/** As findRetryAfter; 20 s when the server does not say. */
export function readRetryAfter(headers: Headers | undefined, now: number, said = ''): number {
  return findRetryAfter(headers, now, said) ?? DEFAULT_MS
}

/** @returns whether the server asks for a pause at all */
export function saysRetryAfter(headers: Headers | undefined): boolean {
  return Boolean(headers?.get('retry-after-ms')?.trim() ?? headers?.get('retry-after')?.trim())
}
