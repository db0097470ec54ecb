import { DONATION_PREFIX, plans, type PaymentStatus } from '@tailorbird/contracts'

/** The states of a payment, for people. */
export const PAYMENT_STATES: Record<PaymentStatus, string> = {
  pending: 'Waiting for Stripe',
  processing: 'Being processed',
  succeeded: 'Confirmed',
  failed: 'Failed',
  canceled: 'Canceled',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

/** What was paid for. @param planId a plan, 'donation-{amount}', or anything */
export function namePurchase(planId: string): string {
  if (planId.startsWith(DONATION_PREFIX)) return 'Donation'
  return plans.find(({ id }) => id === planId)?.name ?? 'Selected Plan'
}
