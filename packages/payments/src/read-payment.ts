import type { PaymentNews } from '@tailorbird/contracts'
import type { Stripe } from 'stripe'
import { lookUp } from './provider-error.ts'
import { readChargeNews, readDisputeNews, readIntentNews, readSessionNews } from './read-news.ts'

export interface PaymentIds {
  intentId: string | null
  sessionId: string | null
}

/** All that the provider knows of a payment now. @returns undefined when it has none */
export async function readPayment(
  stripe: Stripe,
  { intentId, sessionId }: PaymentIds,
): Promise<PaymentNews | undefined> {
  const session = sessionId === null ? undefined : await readSession(stripe, sessionId)
  const found = intentId ?? session?.intentId
  return found === undefined ? session : readIntent(stripe, found)
}

async function readSession(stripe: Stripe, id: string): Promise<PaymentNews | undefined> {
  const session = await lookUp(() => stripe.checkout.sessions.retrieve(id))
  return session && readSessionNews(session, readTime(session))
}

async function readIntent(stripe: Stripe, id: string): Promise<PaymentNews | undefined> {
  const intent = await lookUp(() =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
  )
  if (!intent) return undefined
  const at = readTime(intent)
  const news = readIntentNews(intent, at)
  const { latest_charge: charge } = intent
  // A charge that failed belongs to an earlier try.
  if (typeof charge !== 'object' || !charge?.paid) return news
  const disputes = charge.disputed ? await readDisputes(stripe, id, at) : {}
  return { ...news, facts: { ...news.facts, ...readChargeNews(charge).facts, disputes } }
}

async function readDisputes(
  stripe: Stripe,
  intentId: string,
  at: number,
): Promise<NonNullable<PaymentNews['facts']['disputes']>> {
  const listed = await lookUp(() => stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
  const known = (listed?.data ?? []).map((dispute) => readDisputeNews(dispute, at)?.facts.disputes)
  return Object.assign({}, ...known) as NonNullable<PaymentNews['facts']['disputes']>
}

/** The provider's clock, so that ours may be wrong: when it answered. */
function readTime({ lastResponse }: Stripe.Response<unknown>): number {
  const told = Date.parse(lastResponse.headers['date'] ?? '')
  return Math.floor((Number.isNaN(told) ? Date.now() : told) / 1000)
}
