import type Stripe from 'stripe'
import { newDispute, newRefund } from './after-payment.ts'
import { refuse } from './failure.ts'
import { mapOf, textOf, type Form } from './form.ts'
import { find, type StripeState } from './state.ts'

/** POST /v1/refunds, by payment intent or charge; all of it unless an amount is given. */
export function createRefund(state: StripeState, form: Form): Stripe.Refund {
  const charge = findCharge(state, textOf(form, 'payment_intent'), textOf(form, 'charge'))
  const rest = charge.amount - charge.amount_refunded
  const amount = Number(textOf(form, 'amount') ?? rest)
  if (!charge.paid || rest === 0) {
    throw refuse('Charge has already been refunded.', 'charge_already_refunded')
  }
  if (amount < 1 || amount > rest) {
    throw refuse(`Refund amount is greater than unrefunded amount on charge`, undefined, 'amount')
  }
  const refund = newRefund(charge, amount, mapOf(form, 'metadata'))
  state.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  state.emit('charge.refunded', charge)
  state.emit('refund.created', refund)
  return refund
}

/** Somebody tells their bank that this payment was not theirs. */
export function openDispute(state: StripeState, intentId: string): Stripe.Dispute {
  const charge = findCharge(state, intentId, undefined)
  const dispute = newDispute(charge)
  charge.disputed = true
  state.disputes.set(dispute.id, dispute)
  state.emit('charge.dispute.created', dispute)
  state.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank has decided. */
export function closeDispute(
  state: StripeState,
  id: string,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const dispute = find(state.disputes, 'dispute', id)
  dispute.status = status
  state.emit('charge.dispute.closed', dispute)
  if (status === 'won') state.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

function findCharge(
  state: StripeState,
  intentId: string | undefined,
  chargeId: string | undefined,
): Stripe.Charge {
  const intent =
    intentId === undefined ? undefined : find(state.intents, 'payment_intent', intentId)
  const id = chargeId ?? intent?.latest_charge
  if (typeof id !== 'string') throw refuse('This payment has no charge.', 'resource_missing')
  return find(state.charges, 'charge', id)
}
