import { DONATION_PREFIX, findPrice, plans, readDonation } from '@tailorbird/contracts'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { namePurchase } from '../../lib/say-payment.ts'

/** What the checkout is to do, by its address. */
export type CheckoutStep =
  /** It is over: the success page says how. */
  | { kind: 'leave'; to: string }
  /** Pay with this secret. @param failed an earlier try of it, elsewhere, came to nothing */
  | { kind: 'pay'; plan: string; clientSecret: string; failed: boolean }
  /** Ask for a secret first. */
  | { kind: 'create'; plan: string; amount: number }
  /** The address names nothing to pay for. */
  | { kind: 'wait' }

/**
 * Reads the checkout's query: client_secret, plan, amount, redirect_status, and what Stripe adds when a
 * bank sends the person back.
 */
export function readCheckout(search: string): CheckoutStep {
  const query = new URLSearchParams(search)
  const plan = query.get('plan')
  const status = query.get('redirect_status')
  if (!plan) return { kind: 'wait' }
  if (status === 'succeeded' || status === 'processing' || status === 'pending') {
    const more = status === 'succeeded' ? { redirect_status: status } : { status: 'processing' }
    const paymentIntent = query.get('payment_intent')
    return {
      kind: 'leave',
      to: writeSuccessPath(plan, paymentIntent, readReturnTo(query), more),
    }
  }
  const clientSecret = query.get('client_secret') ?? query.get('payment_intent_client_secret')
  if (clientSecret) return { kind: 'pay', plan, clientSecret, failed: status === 'failed' }
  const amount = query.get('amount')
  if (amount) return { kind: 'create', plan, amount: Number.parseFloat(amount) }
  return { kind: 'wait' }
}

/** @returns the address of the success page for a payment */
export function writeSuccessPath(
  plan: string,
  paymentIntent: string | null,
  returnTo: string | undefined,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ plan })
  if (paymentIntent) query.set('payment_intent', paymentIntent)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return addReturnTo(`/payment-success?${query.toString()}`, returnTo)
}

/** @returns the id of the payment that a client secret opens */
export const readIntentId = (clientSecret: string): string =>
  clientSecret.split('_secret_')[0] ?? clientSecret

/** What is paid for, in words. */
export interface Purchase {
  /** The dollars of a donation as the plan's id has them; undefined for a plan. */
  donation: string | undefined
  name: string
  features: readonly string[]
  /** US dollars; undefined for what has no price here. */
  price: number | undefined
}

/** @param planId as in the address: a plan, 'donation-{amount}', or anything */
export function describePurchase(planId: string): Purchase {
  const plan = plans.find(({ id }) => id === planId)
  const donation = planId.startsWith(DONATION_PREFIX)
    ? (readDonation(planId)?.toLocaleString('en') ?? planId.slice(DONATION_PREFIX.length))
    : undefined
  return {
    donation,
    name: namePurchase(planId),
    features: plan?.features ?? [],
    price: findPrice(planId),
  }
}
