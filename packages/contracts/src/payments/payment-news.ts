/** How somebody's try to pay stands, before it has succeeded. */
export const ATTEMPT_STATES = ['pending', 'failed', 'processing', 'canceled'] as const
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const

/** A state and since when it is known, in seconds since 1970 by the provider's clock. */
export interface Dated<State extends string> {
  state: State
  at: number
}

/** What is known of a payment, whoever said it and in whatever order. What is absent is not known. */
export interface PaymentFacts {
  /** The money has come. */
  paid?: true
  /** Cents that went back; it only grows. */
  refunded?: number
  attempt?: Dated<(typeof ATTEMPT_STATES)[number]>
  /** By the dispute's id. */
  disputes?: Record<string, Dated<(typeof DISPUTE_STATES)[number]>>
}

/** What the payment provider says of one payment: in a webhook, or asked by the reconciler. */
export interface PaymentNews {
  /** Our order, where the provider knows it. */
  orderId?: string
  intentId?: string
  sessionId?: string
  /** What was to be paid, in cents; whoever says 'paid' says it. */
  amount?: number
  currency?: string
  /** Why a try to pay failed, in the provider's short words: 'insufficient_funds'. */
  declineCode?: string
  facts: PaymentFacts
}
