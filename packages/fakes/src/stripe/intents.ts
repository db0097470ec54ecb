import type Stripe from 'stripe'
import { refuse, StripeFailure } from './failure.ts'
import { mapOf, textOf, type Form } from './form.ts'
import { readMethod, type Decline, type Method } from './methods.ts'
import { newCharge, newId, newIntent, now } from './objects.ts'
import { find, type StripeState } from './state.ts'

const LEAST_CENTS = 50

/** POST /v1/payment_intents */
export function createIntent(state: StripeState, form: Form): Stripe.PaymentIntent {
  const amount = textOf(form, 'amount')
  const currency = textOf(form, 'currency')
  if (amount === undefined)
    throw refuse('Missing required param: amount.', 'parameter_missing', 'amount')
  if (!currency) throw refuse('Missing required param: currency.', 'parameter_missing', 'currency')
  const intent = newIntent({
    amount: checkAmount(Number(amount)),
    currency,
    metadata: mapOf(form, 'metadata'),
    description: textOf(form, 'description') ?? null,
    receiptEmail: textOf(form, 'receipt_email') ?? null,
  })
  state.intents.set(intent.id, intent)
  state.emit('payment_intent.created', intent)
  return intent
}

/** @throws StripeFailure 400 below 50 cents */
export function checkAmount(cents: number): number {
  if (cents >= LEAST_CENTS) return cents
  throw refuse('Amount must be at least $0.50 usd', 'amount_too_small', 'amount')
}

/** POST /v1/payment_intents/{id}/confirm. @throws StripeFailure 402 when the card is declined */
export function confirmIntent(state: StripeState, id: string, form: Form): Stripe.PaymentIntent {
  const intent = find(state.intents, 'payment_intent', id)
  const method = readMethod(form)
  if (!method) throw refuse('You must provide a payment method to confirm.', 'parameter_missing')
  return payIntent(state, intent, method)
}

/** Tries to pay an intent by a method. */
export function payIntent(
  state: StripeState,
  intent: Stripe.PaymentIntent,
  method: Method,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_payment_method') throw unexpected(intent, 'confirm')
  const { outcome } = method
  const declined = typeof outcome === 'object' ? outcome : undefined
  intent.payment_method = newId('pm')
  const charge = newCharge(
    intent,
    method,
    declined ? 'failed' : outcome === 'processing' ? 'pending' : 'succeeded',
  )
  state.charges.set(charge.id, charge)
  intent.latest_charge = charge.id
  if (declined) {
    state.emit('charge.failed', charge)
    failIntent(state, intent, declined)
    throw new StripeFailure(402, {
      type: 'card_error',
      ...declined,
      payment_intent: intent,
    })
  }
  intent.last_payment_error = null
  if (outcome === 'processing') {
    intent.status = 'processing'
    state.emit('charge.pending', charge)
    state.emit('payment_intent.processing', intent)
  } else succeed(state, intent, charge)
  return intent
}

function succeed(state: StripeState, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  Object.assign(charge, {
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: intent.amount,
  } satisfies Partial<Stripe.Charge>)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  state.emit('charge.succeeded', charge)
  state.emit('payment_intent.succeeded', intent)
}

function failIntent(state: StripeState, intent: Stripe.PaymentIntent, declined: Decline): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'card_error',
    ...declined,
  }
  state.emit('payment_intent.payment_failed', intent)
}

/** Ends a payment that is processing, as a bank does after days. */
export function settleIntent(
  state: StripeState,
  id: string,
  outcome: 'succeeded' | 'failed',
): Stripe.PaymentIntent {
  const intent = find(state.intents, 'payment_intent', id)
  if (intent.status !== 'processing') throw unexpected(intent, 'settle')
  const charge = find(state.charges, 'charge', chargeOf(intent))
  if (outcome === 'succeeded') succeed(state, intent, charge)
  else {
    charge.status = 'failed'
    state.emit('charge.failed', charge)
    failIntent(state, intent, {
      code: 'payment_method_provider_decline',
      message: 'The bank refused this payment.',
    })
  }
  return intent
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): string {
  return typeof charge === 'string' ? charge : (charge?.id ?? '')
}

/** POST /v1/payment_intents/{id}/cancel */
export function cancelIntent(state: StripeState, id: string, form: Form): Stripe.PaymentIntent {
  const intent = find(state.intents, 'payment_intent', id)
  if (intent.status !== 'requires_payment_method') throw unexpected(intent, 'cancel')
  intent.status = 'canceled'
  intent.canceled_at = now()
  intent.cancellation_reason = textOf(form, 'cancellation_reason') ?? null
  state.emit('payment_intent.canceled', intent)
  return intent
}

function unexpected(intent: Stripe.PaymentIntent, deed: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${deed} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}
