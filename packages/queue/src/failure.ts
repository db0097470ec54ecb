import { CodedError, errorCatalog, type ErrorCode } from '@tailorbird/contracts'

interface Failure {
  code: ErrorCode
  retry: boolean
  /** Set when a server asked to wait: the queue pauses and no try is used up. */
  pauseMs?: number
}

const DEFAULT_PAUSE_MS = 20_000
const OUTAGE_PAUSE_MS = 2000

/**
 * Reads from the error table what a worker does about an error.
 * @param outage the surroundings failed, not the work
 */
export function readFailure(error: unknown, outage: boolean): Failure {
  const code = error instanceof CodedError ? error.code : 'internal'
  if (outage) return { code, retry: true, pauseMs: OUTAGE_PAUSE_MS }
  if (code === 'model_rate_limited') {
    const asked = error instanceof CodedError ? error.retryAfterMs : undefined
    return { code, retry: true, pauseMs: asked ?? DEFAULT_PAUSE_MS }
  }
  return { code, retry: errorCatalog[code].retry }
}
