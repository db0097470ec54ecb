import { CodedError, errorCatalog, type ErrorCode } from '@tailorbird/contracts'

export interface Failure {
  code: ErrorCode
  retry: boolean
  /** Set when a server asked to wait: the queue pauses and no try is used up. */
  pauseMs?: number
  /** How long it asked for, where the queue looks earlier whether it is back. */
  askedMs?: number
}

const DEFAULT_PAUSE_MS = 20_000
const OUTAGE_PAUSE_MS = 2000
/** An operator who gives the account more room need not wait for the end of a day. */
const MAX_PAUSE_MS = 3_600_000

/** Failures of the service that all work meets, with the time to wait. */
const pauses = new Set<ErrorCode>([
  'model_quota_used_up',
  'model_rate_limited',
  'model_unavailable',
])

/**
 * Reads from the error table what a worker does about an error.
 * @param outage the surroundings failed, not the work
 */
export function readFailure(error: unknown, outage: boolean): Failure {
  const code = error instanceof CodedError ? error.code : 'internal'
  if (outage) return { code, retry: true, pauseMs: OUTAGE_PAUSE_MS }
  const said = error instanceof CodedError ? error.retryAfterMs : undefined
  const asked = said ?? (code === 'model_rate_limited' ? DEFAULT_PAUSE_MS : undefined)
  if (asked !== undefined && pauses.has(code)) {
    const pauseMs = Math.min(asked, MAX_PAUSE_MS)
    return { code, retry: true, pauseMs, ...(asked > pauseMs && { askedMs: asked }) }
  }
  return { code, retry: errorCatalog[code].retry }
}
