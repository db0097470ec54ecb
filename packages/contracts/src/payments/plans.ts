import { DONATION } from '../limits.ts'

/** Tiers of an account. `enterprise` is a name only: it can't be bought. */
export const PLAN_IDS = ['free', 'basic', 'pro', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface Plan {
  id: 'free' | 'basic' | 'pro'
  name: string
  /** US dollars, paid once. */
  price: number
  description: string
  features: readonly string[]
  popular: boolean
  /** Generations that a purchase adds; null is unlimited. */
  generations: number | null
}

/** What can be chosen on the pricing page (specification, section 9). */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    description: 'See what it does with your own resume.',
    features: ['2 free generations per device'],
    popular: false,
    generations: 2,
  },
  {
    id: 'basic',
    name: 'Starter',
    price: 10,
    description: 'For a handful of applications.',
    features: ['5 generations'],
    popular: false,
    generations: 5,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 20,
    description: 'For a whole search.',
    features: ['Unlimited generations', 'Custom templates'],
    popular: true,
    generations: null,
  },
]

/** How a donation's plan id begins; its amount in dollars follows. */
export const DONATION_PREFIX = 'donation-'

/** The dollars of a donation's plan id; undefined for what is none, or out of bounds. */
export function readDonation(planId: string): number | undefined {
  const amount = planId.startsWith(DONATION_PREFIX)
    ? planId.slice(DONATION_PREFIX.length)
    : undefined
  if (amount === undefined || !/^[1-9]\d{0,3}$/.test(amount)) return undefined
  const dollars = Number(amount)
  return dollars >= DONATION.min && dollars <= DONATION.max ? dollars : undefined
}

/** What a plan or donation costs, in US dollars; undefined for what can't be bought. */
export function findPrice(planId: string): number | undefined {
  return readDonation(planId) ?? plans.find(({ id, price }) => id === planId && price > 0)?.price
}

/** The names on the success page (specification, section 2). */
export function nameBoughtPlan(planId: string): string {
  const names: Record<string, string> = {
    basic: 'Basic Plan',
    pro: 'Pro Plan',
    enterprise: 'Enterprise Plan',
  }
  return Object.hasOwn(names, planId) ? (names[planId] ?? 'Selected Plan') : 'Selected Plan'
}
