import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { DONATION_PREFIX, PAID_REDIRECT_MS, PROCESSING_REDIRECT_MS } from '@tailorbird/contracts'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { readReturnTo } from '../../lib/return-to.ts'
import { writeSuccessPath } from './read-checkout.ts'
import { sayFailed, sayStatus, sayUnable } from './say-outcome.ts'

type Paid = Pick<PaymentIntent, 'id' | 'status'>
type Message = ReturnType<typeof sayStatus>

/** Whether the money is on its way, so that nobody is to pay again. */
const isUnderway = ({ status }: Paid) => status === 'succeeded' || status === 'processing'

/**
 * Confirms the payment, says what came of it, and goes on to the success page after a moment.
 * @returns what does it, whether it is at it or has paid, and what was wrong with the last try
 */
export function useConfirm(plan: string) {
  const { search } = useLocation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [paid, setPaid] = useState<Paid>()
  // A second click may come before the button knows.
  const underway = useRef(false)

  useEffect(() => {
    if (!paid) return undefined
    const isDone = paid.status === 'succeeded'
    const more = isDone ? {} : { status: 'processing' }
    const path = writeSuccessPath(plan, paid.id, readReturnTo(search), more)
    // Back is not to lead to a form that pays again.
    const leave = () => void navigate(path, { replace: true })
    const timer = setTimeout(leave, isDone ? PAID_REDIRECT_MS : PROCESSING_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [paid, plan, search, navigate])

  function say(message: Message) {
    dispatch(message)
    if (message.payload.tone === 'bad') setProblem(message.payload.description)
  }

  /** @param email where the receipt goes; an account's goes to its own address */
  async function confirm(stripe: Stripe, elements: StripeElements, email = '') {
    if (underway.current) return
    underway.current = true
    setBusy(true)
    setProblem(undefined)
    const outcome = await confirmPayment(stripe, elements, email)
    if (outcome.payment) say(sayStatus(outcome.payment.status, plan.startsWith(DONATION_PREFIX)))
    else say(outcome.message)
    if (outcome.payment && isUnderway(outcome.payment)) {
      setPaid(outcome.payment)
      return
    }
    underway.current = false
    setBusy(false)
  }

  return { confirm, busy, problem }
}

type Outcome = { payment: Paid } | { payment?: undefined; message: Message }

async function confirmPayment(
  stripe: Stripe,
  elements: StripeElements,
  email: string,
): Promise<Outcome> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: window.location.href,
        ...(email && { payment_method_data: { billing_details: { email } } }),
      },
    })
    return error ? readError(error) : { payment: paymentIntent }
  } catch (error) {
    reportError(error)
    return { message: sayUnable() }
  }
}

/** Another tab may have paid: then Stripe refuses, and it is no failure. */
function readError({ message, payment_intent: payment }: StripeError): Outcome {
  if (payment && isUnderway(payment)) return { payment }
  return message === undefined ? { message: sayUnable() } : { message: sayFailed(message) }
}
