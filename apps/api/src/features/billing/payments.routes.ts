import {
  CodedError,
  donationAnswer,
  donationRequest,
  DONATION_PREFIX,
  findPrice,
  paymentDto,
  paymentIntentAnswer,
  paymentIntentRequest,
  type DonationAnswer,
  type DonationRequest,
  type PaymentDto,
  type PaymentIntentAnswer,
  type PaymentIntentRequest,
} from '@tailorbird/contracts'
import { nameOrder, placeOrder, readPayment, type Db, type OrderRow } from '@tailorbird/db'
import type { OpenIntent, Payments } from '@tailorbird/payments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { object, string } from 'yup'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'

const BODY_BYTES = 1024
const params = object({ id: string().max(100).required() })

/** Buying, donating, and how a payment stands. */
export function paymentsRoutes(
  instance: FastifyInstance,
  { db, config }: Parts,
  payments: () => Payments,
): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.post(
    '/api/create-payment-intent',
    {
      bodyLimit: BODY_BYTES,
      schema: { body: paymentIntentRequest, response: { 200: paymentIntentAnswer } },
    },
    (request) => buy(request, payments()),
  )

  app.get('/api/payments/:id', { schema: { params, response: { 200: paymentDto } } }, (request) =>
    findPayment(db, request.owner.id, request.params.id),
  )

  app.post(
    '/api/donation/stripe',
    {
      bodyLimit: BODY_BYTES,
      schema: { body: donationRequest, response: { 200: donationAnswer } },
    },
    (request) => donate(request, payments()),
  )

  async function buy(
    request: FastifyRequest<{ Body: PaymentIntentRequest }>,
    provider: Payments,
  ): Promise<PaymentIntentAnswer> {
    const { planId } = request.body
    const wanted = { planId, amount: checkPrice(request.body) }
    const { order, intent } = await beginPayment(db, provider, request, wanted)
    log(request, order)
    return { clientSecret: intent.clientSecret, reference: order.id }
  }

  async function donate(
    request: FastifyRequest<{ Body: DonationRequest }>,
    provider: Payments,
  ): Promise<DonationAnswer> {
    const { amount } = request.body
    const planId = `${DONATION_PREFIX}${amount}`
    const order = await placeOrder(db, request.owner, { planId, amount, method: 'checkout' })
    const success = new URL(`/payment-success?plan=${planId}`, config.publicUrl)
    const checkout = await provider.createDonationCheckout(order, {
      // The braces are the provider's: encoded, it would not know them.
      success: `${success.href}&redirect_status=succeeded&session_id={CHECKOUT_SESSION_ID}`,
      cancel: new URL('/#support', config.publicUrl).href,
    })
    await nameOrder(db, order.id, { sessionId: checkout.sessionId })
    log(request, order)
    return { url: checkout.url }
  }
}

async function findPayment(db: Db, ownerId: string, id: string): Promise<PaymentDto> {
  const payment = await readPayment(db, ownerId, id)
  if (!payment) throw new CodedError('not_found')
  return payment
}

/** @returns the price in dollars. @throws CodedError invalid_input when there is none, or another was sent */
function checkPrice({ planId, amount }: PaymentIntentRequest): number {
  const price = findPrice(planId)
  if (price === undefined) {
    throw invalid('planId', 'This plan cannot be bought. Choose one on the pricing page.')
  }
  if (price !== amount) {
    throw invalid('amount', `The price is $${price}. Reload the pricing page and try again.`)
  }
  return price
}

function invalid(path: string, message: string): CodedError {
  return new CodedError('invalid_input', { detail: message, fields: [{ path, message }] })
}

interface Wanted {
  planId: string
  amount: number
}

/** The owner's open order for this, or a new one, and the payment that goes with it. */
async function beginPayment(
  db: Db,
  payments: Payments,
  { owner }: FastifyRequest,
  wanted: Wanted,
): Promise<{ order: OrderRow; intent: OpenIntent }> {
  const asked = { ...wanted, method: 'card' as const }
  const order = await placeOrder(db, owner, asked)
  if (order.intentId !== null) {
    const intent = await payments.findOpenIntent(order.intentId)
    if (intent) return { order, intent }
    // Paid a moment ago, and its webhook is still to come: this is another purchase.
    return createIntent(db, payments, await placeOrder(db, owner, asked, order.id))
  }
  return createIntent(db, payments, order)
}

async function createIntent(
  db: Db,
  payments: Payments,
  order: OrderRow,
): Promise<{ order: OrderRow; intent: OpenIntent }> {
  const intent = await payments.createIntent(order)
  if (await nameOrder(db, order.id, { intentId: intent.intentId })) return { order, intent }
  // Deleted meanwhile: nobody would own what is paid.
  await payments.cancelIntent(intent.intentId)
  throw new CodedError('not_signed_in')
}

function log(request: FastifyRequest, { id, planId }: OrderRow): void {
  request.log.info({ ownerId: request.owner.id, paymentId: id, planId }, 'payment begun')
}
