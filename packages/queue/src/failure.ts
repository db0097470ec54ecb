import { CodedError, errorCatalog, type ErrorCode } from '@tailorbird/contracts'

interface Failure {
  code: ErrorCode
  retry: boolean
  /** Set when a server asked to wait: the queue pauses and no try is used up. */
  pauseMs?: number
}

const DEFAULT_PAUSE_MS = 20_000

/** Reads from the error table what a worker does about an error. */
export function readFailure(error: unknown): Failure {
  const code = error instanceof CodedError ? error.code : 'internal'
  if (code === 'model_rate_limited') {
    const asked = error instanceof CodedError ? error.retryAfterMs : undefined
    return { code, retry: true, pauseMs: asked ?? DEFAULT_PAUSE_MS }
  }
  return { code, retry: errorCatalog[code].retry }
}
