import type { PublicSettings } from '@tailorbird/contracts'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { CheckoutLoading } from './checkout-loading.tsx'
import { useOpenPaymentQuery } from './payments-api.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { readIntentId, writeSuccessPath } from './read-checkout.ts'
import { sayUnable } from './say-outcome.ts'

interface Props {
  settings: PublicSettings
  plan: string
  amount: number
}

/** Opens a payment for a plan, then shows its form; without one it leads back to the plans. */
export function NewPayment({ settings, plan, amount }: Props) {
  const { data, error } = useOpenPaymentQuery({ planId: plan, amount })
  const returnTo = readReturnTo(useLocation().search)
  const dispatch = useDispatch()
  const navigate = useNavigate()

  useEffect(() => {
    if (!error) return
    const failure = isFailure(error) ? error : describeUnreachable()
    reportError(new Error(`No payment could be opened: ${failure.message}`))
    dispatch(sayUnable(failure))
    void navigate(addReturnTo('/pricing', returnTo), { replace: true })
  }, [dispatch, navigate, error, returnTo])

  if (!data) return <CheckoutLoading />
  if (data.settled) {
    const more = data.settled === 'processing' ? { status: data.settled } : {}
    const to = writeSuccessPath(plan, readIntentId(data.clientSecret), returnTo, more)
    return <Navigate to={to} replace />
  }
  return <PaymentFrame settings={settings} plan={plan} clientSecret={data.clientSecret} />
}
