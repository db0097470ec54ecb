import { number, object, string, type InferType } from 'yup'

/**
 * States of a row of `payments`. What is unused can't be used while it is `disputed`. Refunds in
 * part leave it `succeeded`, with `refunded` dollars.
 */
export const PAYMENT_STATUSES = [
  'pending',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'refunded',
  'disputed',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Those in which money has moved or is on its way. */
export const MONEY_STATUSES: readonly PaymentStatus[] = [
  'processing',
  'succeeded',
  'refunded',
  'disputed',
]

/** Body of POST /api/create-payment-intent. */
export const paymentIntentRequest = object({
  planId: string().max(40).required(),
  /** US dollars; compared with the price, never taken. */
  amount: number().required(),
}).noUnknown('Unknown field: ${unknown}')
export type PaymentIntentRequest = InferType<typeof paymentIntentRequest>

/** Its answer. */
export const paymentIntentAnswer = object({
  clientSecret: string().required(),
  /** Our number of the order, which stands on the receipt. */
  reference: string().uuid().required(),
})
export type PaymentIntentAnswer = InferType<typeof paymentIntentAnswer>

/** One payment of the asking owner, as GET /api/payments/{payment intent id} and GET /api/data tell it. */
export const paymentDto = object({
  reference: string().uuid().required(),
  planId: string().required(),
  /** US dollars. */
  amount: number().required(),
  refunded: number().required(),
  status: string().oneOf(PAYMENT_STATUSES).required(),
  createdAt: string().required(),
})
export type PaymentDto = InferType<typeof paymentDto>
