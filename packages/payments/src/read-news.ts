import type { PaymentFacts, PaymentNews } from '@tailorbird/contracts'
import type { Stripe } from 'stripe'

type Attempt = NonNullable<PaymentFacts['attempt']>['state']
type DisputeState = NonNullable<PaymentFacts['disputes']>[string]['state']

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a payment intent says. @param at when it was so, in seconds since 1970 */
export function readIntentNews(intent: Stripe.PaymentIntent, at: number): PaymentNews {
  return {
    ...readOrderId(intent.metadata),
    intentId: intent.id,
    amount: intent.amount_received || intent.amount,
    currency: intent.currency,
    ...readDeclineCode(intent),
    facts:
      intent.status === 'succeeded'
        ? { paid: true }
        : { attempt: { state: readAttempt(intent), at } },
  }
}

/** A code alone: its sentence may say what somebody typed. */
function readDeclineCode({ status, last_payment_error: error }: Stripe.PaymentIntent) {
  const declineCode = error?.decline_code ?? error?.code
  const isCode = status === 'requires_payment_method' && /^[a-z\d_]{1,60}$/.test(declineCode ?? '')
  return isCode && declineCode !== undefined ? { declineCode } : {}
}

function readAttempt({ status, last_payment_error }: Stripe.PaymentIntent): Attempt {
  if (status === 'canceled') return 'canceled'
  if (status === 'processing') return 'processing'
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : 'pending'
}

/** What a Checkout session says. */
export function readSessionNews(session: Stripe.Checkout.Session, at: number): PaymentNews {
  const intentId = idOf(session.payment_intent)
  return {
    ...readOrderId(session.metadata),
    ...(intentId !== undefined && { intentId }),
    sessionId: session.id,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    facts:
      session.payment_status === 'paid'
        ? { paid: true }
        : { attempt: { state: readSessionAttempt(session), at } },
  }
}

function readSessionAttempt({ status }: Stripe.Checkout.Session): Attempt {
  if (status === 'expired') return 'canceled'
  return status === 'complete' ? 'processing' : 'pending'
}

/** What a charge says: what of it went back. */
export function readChargeNews(charge: Stripe.Charge): PaymentNews {
  const intentId = idOf(charge.payment_intent)
  return {
    ...readOrderId(charge.metadata),
    ...(intentId !== undefined && { intentId }),
    amount: charge.amount,
    currency: charge.currency,
    facts: { ...(charge.paid && { paid: true }), refunded: charge.amount_refunded },
  }
}

/** What a dispute says. Inquiries of the bank, whose states begin with 'warning', hold no money back. */
export function readDisputeNews(dispute: Stripe.Dispute, at: number): PaymentNews | undefined {
  const intentId = idOf(dispute.payment_intent)
  if (intentId === undefined || dispute.status.startsWith('warning')) return undefined
  return {
    intentId,
    facts: { disputes: { [dispute.id]: { state: readDisputeState(dispute.status), at } } },
  }
}

function readDisputeState(status: Stripe.Dispute.Status): DisputeState {
  if (status === 'won' || status === 'prevented') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}

/** Metadata may be anybody's who has the account: only an id is an id. */
function readOrderId(metadata: Stripe.Metadata | null): { orderId?: string } {
  const id = metadata?.['orderId']
  return id !== undefined && UUID.test(id) ? { orderId: id } : {}
}

function idOf(value: string | { id: string } | null): string | undefined {
  return typeof value === 'string' ? value : value?.id
}
