import { CodedError } from '@tailorbird/contracts'
import { createPayments, type Payments } from '@tailorbird/payments'
import type { ApiConfig } from '../../config.ts'

/**
 * The payment provider, where one is set up.
 * @returns a function that gives it and throws CodedError payments_unavailable where none is
 */
export function openPayments(config: ApiConfig): () => Payments {
  const payments = config.STRIPE_SECRET_KEY
    ? createPayments({
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecrets: config.webhookSecrets,
        apiUrl: config.STRIPE_API_URL,
      })
    : undefined
  return () => {
    if (!payments) throw new CodedError('payments_unavailable')
    return payments
  }
}
