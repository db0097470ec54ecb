import { CodedError, type ErrorCode } from '@tailorbird/contracts'
import { APIConnectionTimeoutError, APIError } from 'openai'
import { readRetryAfter, saysRetryAfter } from './retry-after.ts'

const TOO_LONG =
  'This resume and this job description are too long for the AI service. Shorten one of them and try again.'
const NO_CREDIT =
  'The AI service says that our account has no credit left. The operator needs to check it.'

/** Error bodies may quote the prompt or the key: only what can't do that goes into logs. */
function describeSafely(error: unknown): Error {
  if (error instanceof APIError && error.status !== undefined) {
    const id = error.requestID && /^[\w-]{1,80}$/.test(error.requestID) ? error.requestID : 'no id'
    return new Error(`the model server answered ${error.status}, request ${id}`)
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
  if (status === 413) return 'model_refused'
  return status === 409 || status >= 500 ? 'model_unavailable' : 'model_not_configured'
}

function mapStatus(error: APIError, status: number): CodedError {
  const { code, headers } = error
  const cause = describeSafely(error)
  // Waiting does not bring the credit back: without this line the queue would wait for ever.
  if (code === 'insufficient_quota' || status === 402) {
    return new CodedError('model_not_configured', { cause, detail: NO_CREDIT })
  }
  if (code === 'context_length_exceeded' || status === 413) {
    return new CodedError('model_refused', { cause, detail: TOO_LONG })
  }
  if (code === 'content_filter' || code === 'content_policy_violation') {
    return new CodedError('model_refused', { cause })
  }
  const asksToWait = status === 429 || (status >= 500 && saysRetryAfter(headers))
  return new CodedError(codeOf(status), {
    cause,
    ...(asksToWait && { retryAfterMs: readRetryAfter(headers, Date.now()) }),
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
