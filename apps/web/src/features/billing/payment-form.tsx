import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useState, type FormEvent } from 'react'
import { ProblemLine } from '../../components/problem-line.tsx'
import { CheckoutLoading } from './checkout-loading.tsx'
import { forgetIntent } from './kept-intent.ts'
import { useConfirm } from './use-confirm.ts'

/** A payment that can't be shown is no use after a reload either. */
function startAnew() {
  forgetIntent()
  window.location.reload()
}

/** Stripe's payment element, and the button that pays. */
export function PaymentForm({ plan }: { plan: string }) {
  const stripe = useStripe()
  const elements = useElements()
  const [loadError, setLoadError] = useState<string>()
  const { confirm, busy, problem } = useConfirm(plan)

  function pay(event: FormEvent) {
    event.preventDefault()
    if (stripe && elements) void confirm(stripe, elements)
  }

  if (loadError !== undefined) {
    return (
      <CheckoutLoading ended onRetry={startAnew}>
        Stripe could not show it{loadError && `: ${loadError}`} Nothing was charged.
      </CheckoutLoading>
    )
  }
  return (
    <form noValidate onSubmit={pay} aria-busy={busy}>
      <div className="card-reader night">
        <PaymentElement
          options={{ layout: 'tabs' }}
          onLoadError={({ error }) => setLoadError(error.message ?? '')}
        />
      </div>
      <div className="mt-2 min-h-6">
        <ProblemLine message={problem} />
      </div>
      <button type="submit" aria-disabled={busy} className="button-thread mt-2 w-full">
        {busy ? 'Processing...' : 'Complete Payment'}
      </button>
    </form>
  )
}
