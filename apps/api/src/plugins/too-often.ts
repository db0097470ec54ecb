import { CodedError } from '@tailorbird/contracts'

const MINUTE_MS = 60_000

/** What somebody is told who asks too often: when to come again. */
export function tooOften(retryAfterMs: number): CodedError {
  const minutes = Math.ceil(retryAfterMs / MINUTE_MS)
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return new CodedError('rate_limited', {
    retryAfterMs,
    detail: `That was too often. Try again in ${wait}.`,
  })
}
