import { PRODUCT_NAME } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'

/** What people ask before they pay. */
export function PricingNotes() {
  return (
    <dl className="plan-notes">
      <div>
        <dt>What counts as a generation</dt>
        <dd>
          One tailored resume that you get. One that fails or that you cancel is given back. Reading
          it again, editing it and downloading it cost nothing.
        </dd>
      </div>
      <div>
        <dt>Who takes the money</dt>
        <dd>
          Stripe. Your card number goes there and never to {PRODUCT_NAME}. Prices are in US dollars.
        </dd>
      </div>
      <div>
        <dt>If something is wrong with it</dt>
        <dd>
          <Link to="/contact#support" className="underline underline-offset-4">
            Write to support
          </Link>{' '}
          with the payment’s reference, which stays in{' '}
          <Link to="/your-data" className="underline underline-offset-4">
            Your Data
          </Link>
          . Several purchases of Starter add up.
        </dd>
      </div>
    </dl>
  )
}
