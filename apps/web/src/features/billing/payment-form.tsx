import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useState, type FormEvent } from 'react'
import { ProblemLine } from '../../components/problem-line.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { CheckoutLoading } from './checkout-loading.tsx'
import { forgetIntent } from './kept-intent.ts'
import { useConfirm } from './use-confirm.ts'

/** A payment that can't be shown is no use after a reload either. */
function startAnew() {
  forgetIntent()
  window.location.reload()
}

interface Props {
  plan: string
  /** Whether receipts are sent from here. */
  mail: boolean
}

/** Stripe's payment element, where a visitor's receipt goes, and the button that pays. */
export function PaymentForm({ plan, mail }: Props) {
  const stripe = useStripe()
  const elements = useElements()
  const [loadError, setLoadError] = useState<string>()
  const { confirm, busy, problem } = useConfirm(plan)
  const { user, isAsking } = useCurrentUser()
  const [wrongEmail, setWrongEmail] = useState<string>()

  function pay(event: FormEvent) {
    event.preventDefault()
    const field = (event.target as HTMLFormElement).elements.namedItem('receipt-email')
    const email = field instanceof HTMLInputElement ? field : undefined
    const isWrong = email?.validity.valid === false
    setWrongEmail(isWrong ? 'Please enter a valid email address' : undefined)
    if (isWrong) return email.focus()
    if (stripe && elements) void confirm(stripe, elements, email?.value.trim())
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
      {mail && !user && !isAsking && (
        <div className="mt-5">
          <TextField
            label="Email for the receipt"
            hint="Optional. Stripe keeps it with the payment; we only write the receipt to it."
            name="receipt-email"
            type="email"
            autoComplete="email"
            required={false}
            message={wrongEmail}
          />
        </div>
      )}
      <div className="mt-2 min-h-6">
        <ProblemLine message={problem} />
      </div>
      <button type="submit" aria-disabled={busy} className="button-thread mt-2 w-full">
        {busy ? 'Processing...' : 'Complete Payment'}
      </button>
    </form>
  )
}
