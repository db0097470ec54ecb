import { DONATION_PREFIX, nameBoughtPlan, PRODUCT_NAME } from '@tailorbird/contracts'
import { describePurchase } from './read-checkout.ts'
import type { Lookup } from './use-lookup.ts'

interface Said {
  heading: string
  lines: string[]
  /** Whether something was paid that can be kept. */
  isPaid: boolean
}

/**
 * The words of the success page. Those of the specification come from the address; what was looked up
 * takes their place where it knows better.
 */
export function describeSuccess(
  plan: string,
  isProcessing: boolean,
  { state, payment }: Pick<Lookup, 'state' | 'payment'>,
): Said {
  const status = payment?.status
  if (state === 'missing') {
    return {
      heading: 'No Payment Found',
      lines: [
        'There is no payment of yours at this address. If you paid in another browser or with an account, open it there.',
      ],
      isPaid: false,
    }
  }
  if (status === 'failed' || status === 'canceled') {
    return {
      heading: 'Payment Failed',
      lines: ['Your payment was unsuccessful, please try a different payment method.'],
      isPaid: false,
    }
  }
  if (status === 'refunded') {
    const lines = ['This payment was given back, and what was not used of it with it.']
    return { heading: 'Payment Refunded', lines, isPaid: false }
  }
  if (status === 'disputed') {
    const lines = ['This payment is disputed. What is not used of it waits until that is settled.']
    return { heading: 'Payment Disputed', lines, isPaid: false }
  }
  if (status === 'processing' || (isProcessing && status !== 'succeeded')) {
    return {
      heading: 'Payment Processing',
      lines: [
        "Your payment is being processed. We'll confirm once it's complete.",
        'It is not confirmed yet. A bank may take some days; what you bought is here as soon as it says yes, and you need not wait on this page.',
      ],
      isPaid: true,
    }
  }
  const isDonation = plan.startsWith(DONATION_PREFIX)
  const heading = isDonation ? 'Thank You' : 'Payment Complete'
  if (state === 'asking') return { heading, lines: ['Confirming your payment…'], isPaid: true }
  if (state === 'late' || state === 'unreachable') {
    return { heading, lines: ['Confirming your payment…', LATE[state]], isPaid: true }
  }
  return { heading, lines: isDonation ? thank(plan) : welcome(plan), isPaid: true }
}

const LATE = {
  late: 'We have not heard of it from Stripe yet. What you bought comes by itself when we do: you need not wait on this page.',
  unreachable: 'We cannot look it up right now. Nothing of it is lost.',
}

const thank = (plan: string) => [
  `Your $${describePurchase(plan).donation ?? ''} donation helps keep ${PRODUCT_NAME} running and improving.`,
]

function welcome(plan: string): string[] {
  const first = `Welcome to ${nameBoughtPlan(plan)}. Your premium features are now active.`
  const [generations] = describePurchase(plan).features
  if (plan === 'basic' && generations !== undefined) {
    return [
      first,
      `${generations} more, with batch processing. Unlimited resume generations come with Pro.`,
    ]
  }
  return [first, 'Enjoy unlimited resume generations and batch processing.']
}
