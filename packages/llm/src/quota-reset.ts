import { findRetryAfter } from './retry-after.ts'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND
/** Clocks differ, and a call that comes a moment too early waits for nothing. */
const MARGIN = 30 * SECOND

/** How long it is until the next midnight somewhere, in milliseconds. */
function untilMidnight(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return DAY - (read('hour') * 3600 + read('minute') * 60 + read('second')) * SECOND
}

/**
 * How long a quota of a day, or of longer, stays used up.
 * @param now milliseconds since 1970
 * @param said the error in words, see quoteError
 * @returns milliseconds; 24 h and half a minute at most, but where the server names a day
 */
export function findQuotaReset(headers: Headers | undefined, now: number, said: string): number {
  // Google counts days on the Pacific coast; its RetryInfo is that of the limit per minute.
  if (/generativelanguage|googleapis/.test(said)) {
    return untilMidnight(now, 'America/Los_Angeles') + MARGIN
  }
  // OpenRouter names the moment, in milliseconds since 1970.
  const [, reset] = /"x-ratelimit-reset":"?(\d{13})\b/i.exec(said) ?? []
  const named = reset === undefined ? undefined : Number(reset) - now
  if (named !== undefined && named > 0 && named <= DAY) return named + MARGIN
  // Anthropic names the day on which a limit of the operator's own ends.
  const [, day, time] = /regain access on (\d{4}-\d\d-\d\d) at (\d\d:\d\d) UTC/.exec(said) ?? []
  const left = Date.parse(`${day}T${time}Z`) - now
  if (left > 0) return left + MARGIN
  return findRetryAfter(headers, now, said) ?? untilMidnight(now, 'UTC') + MARGIN
}
