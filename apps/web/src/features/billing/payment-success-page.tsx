import { DONATION_PREFIX, PRODUCT_NAME } from '@tailorbird/contracts'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { DemoNotice } from '../../components/demo-notice.tsx'
import { SewnButton } from '../../components/sewn-button.tsx'
import { refreshOwner, useCurrentUser } from '../../lib/auth-api.ts'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { useUsageQuery } from '../../lib/usage-api.ts'
import './billing.css'
import { describeSuccess } from './describe-success.ts'
import { KeepPurchase } from './keep-purchase.tsx'
import { forgetIntent } from './kept-intent.ts'
import { Receipt } from './receipt.tsx'
import { useLookup } from './use-lookup.ts'
import { WhatYouHave } from './what-you-have.tsx'

/** What came of a payment, what one has now, and the ways on. */
export default function PaymentSuccessPage() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const plan = query.get('plan') ?? ''
  const returnTo = readReturnTo(query)
  // A donation that was given on a page of Stripe's comes back with the number of that page.
  const lookup = useLookup(query.get('payment_intent') ?? query.get('session_id'))
  const { data: settings } = useSettingsQuery()
  const { data: usage } = useUsageQuery()
  const { user, isAsking } = useCurrentUser()
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(refreshOwner())
    forgetIntent()
  }, [dispatch])

  const isProcessing = query.get('status') === 'processing'
  const { heading, lines, isPaid } = describeSuccess(plan, isProcessing, lookup)
  const isDonation = lookup.payment?.planId.startsWith(DONATION_PREFIX)
  const isVisitor = !user && !isAsking
  const login = addReturnTo('/login', pathname + search)

  return (
    <article className="outcome">
      <div className="min-w-0">
        {lookup.payment?.status === 'succeeded' && (
          <div className="mb-4">
            <SewnButton state="done" />
          </div>
        )}
        <h1 className="page-title outline-none">{heading}</h1>
        {lookup.state === 'none' && (
          <output className="notice mt-6 block max-w-prose">
            <span aria-hidden="true" className="text-amber">
              ▲{' '}
            </span>
            <strong className="font-semibold">This address names no payment</strong>, so none was
            looked up, and nothing is confirmed by it.
          </output>
        )}
        <output className="mt-6 block max-w-prose space-y-3 text-[1.125rem]/[1.5]">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </output>
        {(lookup.state === 'late' || lookup.state === 'unreachable') && (
          <button type="button" className="button-ink mt-4" onClick={lookup.askAgain}>
            Look again
          </button>
        )}
        <div className="mt-4 text-small">
          <WhatYouHave usage={usage} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={returnTo ?? '/'} className="button-thread">
            Start Using {PRODUCT_NAME}
          </Link>
          {isVisitor && (
            <Link to={login} className="button-ink min-h-13">
              Log In
            </Link>
          )}
          <Link to={addReturnTo('/pricing', returnTo)} className="button-plain">
            Back to Pricing
          </Link>
        </div>
        {returnTo !== undefined && (
          <p className="mt-3 text-small text-soft">
            You come back to what you were doing. Your texts are still there.
          </p>
        )}
      </div>
      <div className="min-w-0 space-y-6 empty:hidden">
        {settings?.demoScript && <DemoNotice paid />}
        {lookup.payment && <Receipt payment={lookup.payment} />}
        {isVisitor && isPaid && lookup.payment && !isDonation && (
          <KeepPurchase back={pathname + search} login={login} />
        )}
      </div>
    </article>
  )
}
