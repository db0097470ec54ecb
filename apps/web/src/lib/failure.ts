import type { ErrorCode, Problem } from '@tailorbird/contracts'

/** A call that did not work, in a shape that a store can hold. */
export interface Failure {
  /** The HTTP status, or 'unreachable' when no answer came. */
  status: number | 'unreachable'
  /** 'status: detail', or a sentence when no answer came. */
  message: string
  /** The sentence alone, for people. */
  detail: string
  /** For support; only when the server gave one. */
  requestId: string | undefined
  /** What kind of failure the server says it is. */
  code?: ErrorCode
  /** Fields that are wrong, by the names that forms use. */
  fields?: { path: string; message: string }[] | undefined
  /** How long the server asks to wait before the next try, in seconds. */
  waitS?: number
}

const UNREACHABLE: Failure = {
  status: 'unreachable',
  message: 'We cannot reach the server. Your text is safe in this browser.',
  detail: 'We cannot reach the server. Your text is safe in this browser.',
  requestId: undefined,
}

/** True for what neither the person nor the request did: worth a reference for support. */
export function isUnexpected(failure: Failure): boolean {
  return typeof failure.status === 'number' && failure.status >= 500
}

/** @returns what a fetch that got no answer amounts to */
export function describeUnreachable(): Failure {
  return UNREACHABLE
}

/** Whether what RTK Query gives as an error came from a call of ours. */
export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'status' in error && 'detail' in error
}

/**
 * Reads an error answer: problem+json's `detail`, else the body's text, else the status text.
 * @param response one that is not ok; its body is read
 */
export async function readFailure(response: Response): Promise<Failure> {
  const body = await response.text().catch(() => '')
  const parsed = parseProblem(body)
  const detail = parsed?.detail ?? (body.slice(0, 300) || response.statusText)
  const waitS = Number(response.headers.get('retry-after'))
  return {
    status: response.status,
    message: `${response.status}: ${detail}`,
    detail,
    requestId: parsed?.requestId,
    ...(parsed ? { code: parsed.code, fields: parsed.errors } : {}),
    ...(waitS > 0 ? { waitS } : {}),
  }
}

/** By hand, because the schemas and the catalog of codes are no part of the first load. */
function parseProblem(body: string): Omit<Problem, 'type' | 'title' | 'status'> | undefined {
  try {
    const problem = JSON.parse(body) as Record<string, unknown>
    const isOurs = [problem['detail'], problem['requestId'], problem['code']].every(
      (value) => typeof value === 'string',
    )
    return isOurs ? (problem as unknown as Problem) : undefined
  } catch {
    return undefined
  }
}
