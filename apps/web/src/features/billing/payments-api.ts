import type {
  PaymentDto,
  PaymentIntentAnswer,
  PaymentIntentRequest,
  PaymentStatus,
} from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'
import { keepIntent, readKeptIntent } from './kept-intent.ts'
import { readIntentId } from './read-checkout.ts'

interface OpenedPayment {
  clientSecret: string
  /** What became of it before the page was reloaded. */
  settled?: 'succeeded' | 'processing'
}

/** A declined card leaves a payment that may be tried again. */
const OPEN = new Set<PaymentStatus | undefined>(['pending', 'failed'])

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Opens a payment. A query, because whoever asks twice at once is to get one; after a reload it is
     * the same, if it is still this person's and still open.
     */
    openPayment: build.query<OpenedPayment, PaymentIntentRequest>({
      keepUnusedDataFor: 0,
      queryFn: async (order, _api, _options, call) => {
        const kept = readKeptIntent(order)
        if (kept) {
          const found = await call({ url: `/api/payments/${readIntentId(kept.clientSecret)}` })
          const status = (found.data as PaymentDto | undefined)?.status
          if (status === 'succeeded' || status === 'processing') {
            return { data: { clientSecret: kept.clientSecret, settled: status } }
          }
          if (OPEN.has(status)) return { data: { clientSecret: kept.clientSecret } }
        }
        const opened = await call({
          url: '/api/create-payment-intent',
          method: 'POST',
          body: order,
        })
        if (opened.error) return { error: opened.error }
        const answer = opened.data as PaymentIntentAnswer
        keepIntent(order, answer)
        return { data: { clientSecret: answer.clientSecret } }
      },
    }),
    /** One payment of whoever asks. */
    payment: build.query<PaymentDto, string>({
      query: (id) => ({ url: `/api/payments/${encodeURIComponent(id)}` }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useOpenPaymentQuery, usePaymentQuery } = paymentsApi
