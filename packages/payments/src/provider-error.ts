import { CodedError } from '@tailorbird/contracts'
import { Stripe } from 'stripe'

/**
 * Runs a call of the provider.
 * @throws CodedError payment_provider_unavailable, whatever went wrong. What the provider wrote stays
 * in the cause, whose message no log shows.
 */
export async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw new CodedError('payment_provider_unavailable', { cause: error })
  }
}

/** The same for what may not be there. @returns undefined when the provider has nothing of this id */
export async function lookUp<T>(call: () => Promise<T>): Promise<T | undefined> {
  return callProvider(() =>
    call().catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    }),
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}
