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
