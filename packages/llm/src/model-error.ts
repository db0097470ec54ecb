import { CodedError, type ErrorCode } from '@tailorbird/contracts'
import { APIConnectionTimeoutError, APIError } from 'openai'
import { findKind, quoteError, type FailureKind } from './failure-signs.ts'
import { findQuotaReset } from './quota-reset.ts'
import { readRetryAfter, saysRetryAfter } from './retry-after.ts'

const codes: Partial<Record<FailureKind, ErrorCode>> = {
  'bad-json': 'model_answer_invalid',
  'too-long': 'model_input_too_long',
  'no-credit': 'model_no_credit',
  'daily-quota': 'model_quota_used_up',
  filtered: 'model_refused',
  crashed: 'model_unavailable',
  'no-memory': 'model_unavailable',
  'wrong-path': 'model_not_configured',
  format: 'model_not_configured',
  store: 'model_not_configured',
  settings: 'model_not_configured',
}

/** Error bodies may quote the prompt or the key: only what can't do that goes into logs. */
function describeSafely(error: unknown, kind?: FailureKind): Error {
  if (error instanceof APIError && error.status !== undefined) {
    const id = error.requestID && /^[\w-]{1,80}$/.test(error.requestID) ? error.requestID : 'no id'
    const why = kind === undefined ? '' : ` (${kind})`
    return new Error(`the model server answered ${error.status}${why}, request ${id}`)
  }
  return new Error(`no answer from the model server: ${findSystemCode(error) ?? 'connection lost'}`)
}

/** Finds a code such as ECONNREFUSED in an error or in its causes. */
function findSystemCode(error: unknown): string | undefined {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    const code: unknown = 'code' in current ? current.code : undefined
    if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code
    current = current.cause
  }
  return undefined
}

function codeOf(status: number): ErrorCode {
  if (status === 429) return 'model_rate_limited'
  if (status === 408) return 'model_timeout'
  // Nothing says that a setting is wrong: it is this request that it does not take.
  if (status === 400 || status === 422) return 'model_refused'
  return status === 409 || status >= 500 ? 'model_unavailable' : 'model_not_configured'
}

function mapStatus(error: APIError, status: number): CodedError {
  const { headers } = error
  const kind = findKind(error)
  const cause = describeSafely(error, kind)
  const code = (kind && codes[kind]) ?? codeOf(status)
  const now = Date.now()
  if (kind === 'daily-quota') {
    return new CodedError(code, {
      cause,
      retryAfterMs: findQuotaReset(headers, now, quoteError(error)),
    })
  }
  const asksToWait = kind === 'busy' || (status >= 500 && saysRetryAfter(headers))
  return new CodedError(code, {
    cause,
    ...(asksToWait && { retryAfterMs: readRetryAfter(headers, now, quoteError(error)) }),
  })
}

/**
 * Says what a failed call means, in the codes of the error catalog. No text of the server, of the
 * prompt or of the answer gets into the error.
 * @param error what the client threw
 */
export function toModelError(error: unknown): CodedError {
  if (error instanceof APIConnectionTimeoutError) return new CodedError('model_timeout')
  if (error instanceof APIError && typeof error.status === 'number') {
    return mapStatus(error, error.status)
  }
  return new CodedError('model_unavailable', { cause: describeSafely(error) })
}
