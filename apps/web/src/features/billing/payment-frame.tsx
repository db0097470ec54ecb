import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import type { PublicSettings } from '@tailorbird/contracts'
import { useEffect, useState } from 'react'
import { makeAppearance } from './appearance.ts'
import { CheckoutLoading } from './checkout-loading.tsx'
import { openStripe } from './open-stripe.ts'
import { PaymentForm } from './payment-form.tsx'

interface Props {
  settings: PublicSettings
  plan: string
  clientSecret: string
}

/** From when on a form that is not there yet needs an explanation, in milliseconds. */
const SLOW_MS = 8000

const WORDS = {
  loading: undefined,
  slow: 'This takes longer than it should. The form comes from Stripe: a slow line, or a program that blocks content, may hold it back. Nothing was charged.',
  blocked:
    'The payment form could not be loaded. It comes from js.stripe.com: allow that address in your content blocker, or try another network. Nothing was charged.',
}

/** Loads Stripe.js, then shows its form. */
export function PaymentFrame({ settings, plan, clientSecret }: Props) {
  const [stripe, setStripe] = useState<Stripe>()
  const [state, setState] = useState<keyof typeof WORDS>('loading')
  const [appearance] = useState(makeAppearance)

  useEffect(() => {
    let gone = false
    const slow = setTimeout(() => setState('slow'), SLOW_MS)
    openStripe(settings)
      .then((opened) => !gone && setStripe(opened))
      .catch(() => !gone && setState('blocked'))
      .finally(() => clearTimeout(slow))
    return () => {
      gone = true
      clearTimeout(slow)
    }
  }, [settings])

  if (!stripe) {
    const words = WORDS[state]
    // The payment that was opened outlasts the reload.
    const retry = words === undefined ? undefined : () => window.location.reload()
    return (
      <CheckoutLoading ended={state === 'blocked'} onRetry={retry}>
        {words}
      </CheckoutLoading>
    )
  }
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <PaymentForm plan={plan} mail={settings.mail} />
    </Elements>
  )
}
