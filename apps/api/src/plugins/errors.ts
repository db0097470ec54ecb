import {
  CodedError,
  errorCatalog,
  MAX_BODY_BYTES,
  PRODUCT_NAME,
  type ErrorCode,
  type Problem,
} from '@tailorbird/contracts'
import { isDatabaseUnavailable, isOwnerGone } from '@tailorbird/db'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { ValidationError } from 'yup'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it failed, for its line in the log; empty when it did not. */
    problemCode: ErrorCode | ''
  }
}

/** Turns every failure into application/problem+json, and logs those that are ours. */
export const errorsPlugin = plugin(
  async (app) => {
    app.decorateRequest('problemCode', '')
    app.setErrorHandler((error: FastifyError, request, reply) =>
      answerProblem(error, request, reply),
    )
    await Promise.resolve()
  },
  { name: 'errors' },
)

/** Sends what went wrong in the form that RFC 9457 describes. */
export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // Who hung up hears no answer, and it is nobody's failure.
  if (request.raw.socket.destroyed) return reply.send()
  const coded = toCodedError(error)
  request.problemCode = coded.code
  const problem = writeProblem(coded, request.id)
  if (problem.status >= 500) request.log.error({ err: error, code: coded.code }, 'request failed')
  if (coded.retryAfterMs !== undefined) {
    void reply.header('retry-after', Math.ceil(coded.retryAfterMs / 1000))
  }
  // Who is still sending would lose the answer with the connection: the rest is taken and forgotten, unless it may never come.
  const announced = Number(request.headers['content-length'] ?? Infinity)
  if (coded.code !== 'too_slow' && announced <= MAX_BODY_BYTES)
    void reply.removeHeader('connection')
  const answer = reply.code(problem.status).type('application/problem+json')
  return answer.send(JSON.stringify(problem))
}

/** What is told of a failure, whoever sends it. */
export function writeProblem({ code, message, fields }: CodedError, requestId: string): Problem {
  const { status, title } = errorCatalog[code]
  return {
    type: `about:blank#${code}`,
    title,
    status,
    detail: message,
    code,
    requestId,
    errors: fields.length > 0 ? fields : undefined,
  }
}

function toCodedError(error: unknown): CodedError {
  if (error instanceof CodedError) return error
  if (error instanceof ValidationError) return readInvalidInput(error)
  if (isDatabaseUnavailable(error)) return new CodedError('database_unavailable', { cause: error })
  if (isOwnerGone(error)) return new CodedError('not_signed_in', { cause: error })
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new CodedError('too_large', {
      detail: `This is more than ${PRODUCT_NAME} takes at once.`,
    })
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new CodedError('unsupported_media_type')
  // 414: no route has such a part; 403: no file has such a name.
  if (statusCode === 404 || statusCode === 414 || statusCode === 403)
    return new CodedError('not_found')
  if (statusCode === 412 || statusCode === 416) {
    return new CodedError('invalid_input', { detail: 'What this request asks for is not there.' })
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new CodedError('invalid_input', { detail: 'This request could not be read.' })
  }
  return new CodedError('internal', { cause: error })
}

const MOST_FIELDS = 20
const LONGEST_MESSAGE = 200

function readInvalidInput(error: ValidationError): CodedError {
  const problems = error.inner.length > 0 ? error.inner : [error]
  const fields = problems
    .slice(0, MOST_FIELDS)
    .map((problem) => ({ path: problem.path ?? '', message: describeProblem(problem) }))
  const [only] = fields
  return new CodedError('invalid_input', {
    fields,
    ...(fields.length === 1 && only ? { detail: only.message } : {}),
  })
}

/** yup quotes the value that has the wrong type, which may be anything that a person wrote. */
function describeProblem({ type, path, message }: ValidationError): string {
  if (type === 'typeError') return `${path || 'The body'} has the wrong type`
  return message.replace(/^this /, 'The body ').slice(0, LONGEST_MESSAGE)
}
