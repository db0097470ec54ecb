import { CodedError, type PaymentNews } from '@tailorbird/contracts'
import type { Stripe } from 'stripe'
import { CURRENCY, describeOrder, toCents, type Order } from './order.ts'
import { callProvider, lookUp } from './provider-error.ts'
import { readEvent } from './read-event.ts'
import { readPayment, type PaymentIds } from './read-payment.ts'
import { openStripe } from './stripe-client.ts'

export interface PaymentsOptions {
  secretKey: string
  /** What webhooks are signed with; none where no webhook arrives. */
  webhookSecrets?: readonly string[]
  /** Another server than the provider's own, for tests and demos. */
  apiUrl?: string | undefined
  /** How long one try of a call may take, in milliseconds. */
  timeoutMs?: number
}

/** A payment that somebody's browser goes on with. */
export interface OpenIntent {
  intentId: string
  clientSecret: string
}

/** The payment provider. Everything may throw CodedError payment_provider_unavailable. */
export interface Payments {
  /** Begins an order's payment; asked again for the same order, it gives the same. */
  createIntent: (order: Order) => Promise<OpenIntent>
  /** A payment that waits for a card; undefined when it has moved on. */
  findOpenIntent: (intentId: string) => Promise<OpenIntent | undefined>
  /** Makes a page of the provider's where a donation is paid. `{CHECKOUT_SESSION_ID}` in addresses becomes its id. */
  createDonationCheckout: (
    order: Order,
    urls: { success: string; cancel: string },
  ) => Promise<{ sessionId: string; url: string }>
  /** Reads a webhook. @throws CodedError invalid_input; see readEvent */
  readEvent: (rawBody: Buffer, signature: string | undefined) => PaymentNews | undefined
  /** All that the provider knows of a payment now, also of refunds and disputes; undefined when it has none. */
  readPayment: (ids: PaymentIds) => Promise<PaymentNews | undefined>
  /** Ends a payment that nobody has gone on with. */
  cancelIntent: (intentId: string) => Promise<void>
  /** Where a receipt goes, as the payer told the provider. */
  findPayerEmail: (intentId: string) => Promise<string | undefined>
}

/** Opens the payment provider. */
export function createPayments(options: PaymentsOptions): Payments {
  const stripe = openStripe(options.secretKey, options.apiUrl, options.timeoutMs)
  return {
    createIntent: (order) => createIntent(stripe, order),
    findOpenIntent: (intentId) => findOpenIntent(stripe, intentId),
    createDonationCheckout: (order, urls) => createDonationCheckout(stripe, order, urls),
    readEvent: (rawBody, signature) => readEvent(rawBody, signature, options.webhookSecrets ?? []),
    readPayment: (ids) => readPayment(stripe, ids),
    cancelIntent: async (intentId) => {
      await callProvider(() =>
        stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }),
      )
    },
    findPayerEmail: (intentId) => findPayerEmail(stripe, intentId),
  }
}

async function createIntent(stripe: Stripe, order: Order): Promise<OpenIntent> {
  const intent = await callProvider(() =>
    stripe.paymentIntents.create(
      {
        amount: toCents(order.amount),
        currency: CURRENCY,
        automatic_payment_methods: { enabled: true },
        metadata: describeOrder(order),
      },
      { idempotencyKey: order.id },
    ),
  )
  return readOpen(intent)
}

function readOpen({ id, client_secret }: Stripe.PaymentIntent): OpenIntent {
  if (!client_secret) throw new CodedError('payment_provider_unavailable')
  return { intentId: id, clientSecret: client_secret }
}

async function findOpenIntent(stripe: Stripe, intentId: string): Promise<OpenIntent | undefined> {
  const intent = await lookUp(() => stripe.paymentIntents.retrieve(intentId))
  return intent?.status.startsWith('requires_') ? readOpen(intent) : undefined
}

async function createDonationCheckout(
  stripe: Stripe,
  order: Order,
  urls: { success: string; cancel: string },
): Promise<{ sessionId: string; url: string }> {
  const metadata = describeOrder(order)
  const session = await callProvider(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: 'donate',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: CURRENCY,
              unit_amount: toCents(order.amount),
              product_data: { name: 'Donation' },
            },
          },
        ],
        metadata,
        payment_intent_data: { metadata },
        success_url: urls.success,
        cancel_url: urls.cancel,
      },
      { idempotencyKey: order.id },
    ),
  )
  if (!session.url) throw new CodedError('payment_provider_unavailable')
  return { sessionId: session.id, url: session.url }
}

async function findPayerEmail(stripe: Stripe, intentId: string): Promise<string | undefined> {
  const intent = await lookUp(() =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  )
  const charge = intent?.latest_charge
  const email = typeof charge === 'object' ? charge?.billing_details.email : undefined
  return email ?? intent?.receipt_email ?? undefined
}
