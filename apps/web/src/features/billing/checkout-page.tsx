import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import './billing.css'
import { BuyingNotice } from './buying-notice.tsx'
import { CheckoutLoading } from './checkout-loading.tsx'
import { NewPayment } from './new-payment.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { describePurchase, readCheckout } from './read-checkout.ts'
import { sayUnsuccessful } from './say-outcome.ts'
import { Summary } from './summary.tsx'
import { useOwnDocument } from './use-own-document.ts'

/** Where a plan or a donation is paid. */
export default function CheckoutPage() {
  const { search } = useLocation()
  const step = readCheckout(search)
  const returnTo = readReturnTo(search)
  const pricing = addReturnTo('/pricing', returnTo)
  const { data: settings, isError, refetch } = useSettingsQuery()
  const dispatch = useDispatch()
  const isOwnDocument = useOwnDocument('/checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  // The document was loaded anew, on the way from another page: the focus would be nowhere.
  useEffect(() => {
    if (isOwnDocument && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [isOwnDocument])
  const hasFailed = step.kind === 'pay' && step.failed
  useEffect(() => {
    if (hasFailed) dispatch(sayUnsuccessful())
  }, [dispatch, hasFailed])

  if (step.kind === 'leave') return <Navigate to={step.to} replace />
  // The pricing page says why nothing can be bought here.
  if (settings?.payments === false) return <Navigate to={pricing} replace />
  if (!isOwnDocument) return <CheckoutLoading />
  const purchase = describePurchase(step.kind === 'wait' ? '' : step.plan)

  return (
    <article className="pt-2 md:pt-6">
      <Link to={pricing} className="button-plain">
        ← Back to Pricing
      </Link>
      <div className="checkout">
        <header className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {purchase.donation === undefined ? 'Complete Payment' : `Donate $${purchase.donation}`}
          </h1>
          {step.kind !== 'wait' && <Summary purchase={purchase} />}
        </header>
        <div className="min-w-0 space-y-5">
          <BuyingNotice settings={settings} />
          {step.kind === 'wait' && (
            <CheckoutLoading>
              It waits for a plan, and this address names none.{' '}
              <Link to={pricing} className="underline underline-offset-4">
                Choose one on the pricing page
              </Link>
              .
            </CheckoutLoading>
          )}
          {step.kind !== 'wait' && !settings && (
            <CheckoutLoading ended={isError} onRetry={isError ? () => void refetch() : undefined}>
              {isError && 'We cannot reach the server. Nothing was charged.'}
            </CheckoutLoading>
          )}
          {settings && step.kind === 'create' && (
            <NewPayment settings={settings} plan={step.plan} amount={step.amount} />
          )}
          {settings && step.kind === 'pay' && (
            <PaymentFrame settings={settings} plan={step.plan} clientSecret={step.clientSecret} />
          )}
        </div>
      </div>
    </article>
  )
}
