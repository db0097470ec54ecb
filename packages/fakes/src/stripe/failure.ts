/** An error as Stripe answers it. */
export interface FailureBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  /** The payment intent that a card error is about. */
  payment_intent?: unknown
}

/** Ends a call with an error answer. */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure'
  readonly status: number
  readonly body: FailureBody

  constructor(status: number, body: FailureBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A request that is wrong in itself: 400. */
export function refuse(message: string, code?: string, param?: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })
}

/** Nothing has this id: 404. */
export function missing(noun: string, id: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param: 'id',
  })
}
