import type { PaymentIntent } from '@stripe/stripe-js'
import { isUnexpected, type Failure } from '../../lib/failure.ts'
import { notified } from '../../lib/toast-slice.ts'

const bad = (title: string, description: string, reference?: string) =>
  notified({ title, description, tone: 'bad', reference })

/** Nothing came of it, and it is not the card's fault. */
export const sayUnable = (failure?: Failure) =>
  bad(
    'Payment Error',
    'Unable to process payment. Please try again.',
    failure && isUnexpected(failure) ? failure.requestId : undefined,
  )

/** The payment provider's own words. */
export const sayFailed = (message: string) => bad('Payment Failed', message)

export const sayUnsuccessful = () =>
  sayFailed('Your payment was unsuccessful, please try a different payment method.')

/** What a confirmation came to, by the status of the payment (specification, section 4). */
export function sayStatus(status: PaymentIntent.Status, isDonation: boolean) {
  if (status === 'succeeded') {
    const [title, description] = isDonation
      ? ['Donation Successful', 'Thank you for your generous donation!']
      : ['Payment Successful', 'Thank you for your purchase! Redirecting...']
    return notified({ title, description, tone: 'good' })
  }
  if (status === 'processing') {
    const description = "Your payment is being processed. We'll confirm once it's complete."
    return notified({ title: 'Payment Processing', description, tone: 'good' })
  }
  if (status === 'requires_payment_method') return sayUnsuccessful()
  return bad('Payment Status Unknown', 'Please contact support or try again.')
}
