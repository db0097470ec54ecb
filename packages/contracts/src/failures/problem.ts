import { array, number, object, string, type InferType } from 'yup'
import { errorCatalog, type ErrorCode } from './error-catalog.ts'

/** Body of every error answer (RFC 9457, application/problem+json). */
export const problem = object({
  type: string().required(),
  title: string().required(),
  status: number().integer().required(),
  detail: string().required(),
  code: string()
    .oneOf(Object.keys(errorCatalog) as ErrorCode[])
    .required(),
  requestId: string().required(),
  errors: array(object({ path: string().defined(), message: string().required() })),
})
export type Problem = InferType<typeof problem>

/** A failure that has a code: the one kind of error that people get to see. */
export class CodedError extends Error {
  override readonly name = 'CodedError'
  readonly code: ErrorCode
  /** Input fields that are wrong, by the names that forms use. */
  readonly fields: { path: string; message: string }[]
  /** How long to wait before the next try, in milliseconds, where a server said so. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: ErrorCode,
    options: ErrorOptions & {
      detail?: string
      fields?: CodedError['fields']
      retryAfterMs?: number
    } = {},
  ) {
    super(options.detail ?? errorCatalog[code].sentence, options)
    this.code = code
    this.fields = options.fields ?? []
    this.retryAfterMs = options.retryAfterMs
  }
}
