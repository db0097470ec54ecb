import { isDeepStrictEqual } from 'node:util'
import { readDonation, type PaymentNews, type PaymentStatus } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { grantEntitlement, type Entitlement } from '../ledger/grant-entitlement.ts'
import { describeFacts, mergeFacts } from './payment-facts.ts'

/** Paid once, whatever came after it. */
const PAID = new Set<PaymentStatus>(['succeeded', 'refunded', 'disputed'])

/** What became of news about a payment. */
export type AppliedNews =
  | {
      outcome: 'applied'
      paymentId: string
      status: PaymentStatus
      /** Whether it was news. */
      isChanged: boolean
      receiptDue: boolean
      /** Whoever ordered this plan has deleted all: what is paid now is to be refunded by hand. */
      isUnowned: boolean
      /** What it bought, where these news may have changed it. */
      entitlement?: Entitlement | undefined
    }
  /** Not an order of ours. */
  | { outcome: 'unknown' }
  /** Names an order of ours, with another amount, currency or payment. */
  | { outcome: 'mismatch'; paymentId: string; differs: string[] }

/**
 * Adds what the provider says of a payment to what is known, and grants or holds back what was bought.
 * It may come twice, late and in any order.
 */
export function applyPaymentNews(db: Db, news: PaymentNews): Promise<AppliedNews> {
  return inTransaction(db, async (tx) => {
    const row = await findOrder(tx, news)
    if (!row) return { outcome: 'unknown' }
    const cents = Math.round(Number(row.amount) * 100)
    const differs = findDifferences(row, cents, news)
    if (differs.length > 0) return { outcome: 'mismatch', paymentId: row.id, differs }
    const facts = mergeFacts(row.facts, news.facts)
    const state = describeFacts(facts, cents)
    const receiptDue = state.status === 'succeeded' && row.receipt_sent_at === null
    const applied = {
      outcome: 'applied',
      paymentId: row.id,
      status: state.status,
      isChanged: state.status !== row.payment_status,
      receiptDue,
      isUnowned: row.owner_id === null && readDonation(row.plan_id) === undefined,
    } as const
    const intentId =
      (mayTryAgain(row) ? news.intentId : undefined) ??
      row.stripe_payment_intent_id ??
      news.intentId ??
      null
    const sessionId = row.stripe_checkout_session_id ?? news.sessionId ?? null
    const isKnown =
      intentId === row.stripe_payment_intent_id && sessionId === row.stripe_checkout_session_id
    if (isKnown && isDeepStrictEqual(facts, row.facts)) return applied
    await tx
      .updateTable('payments')
      .set({
        facts: JSON.stringify(facts),
        payment_status: state.status,
        refunded: (state.refunded / 100).toFixed(2),
        stripe_payment_intent_id: intentId,
        stripe_checkout_session_id: sessionId,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', row.id)
      .execute()
    if (!PAID.has(state.status)) return applied
    const purchase = { paymentId: row.id, ownerId: row.owner_id, planId: row.plan_id }
    return { ...applied, entitlement: await grantEntitlement(tx, purchase) }
  })
}

/** Holds the order that news are about: by our own id, else by the provider's. */
function findOrder(tx: Db, { orderId, intentId }: PaymentNews) {
  if (orderId === undefined && intentId === undefined) return undefined
  return tx
    .selectFrom('payments')
    .select([
      'id',
      'owner_id',
      'plan_id',
      'amount',
      'currency',
      'facts',
      'payment_status',
      'stripe_payment_intent_id',
      'stripe_checkout_session_id',
      'receipt_sent_at',
    ])
    .where((eb) =>
      orderId !== undefined
        ? eb('id', '=', orderId)
        : eb('stripe_payment_intent_id', '=', intentId ?? ''),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface Known {
  payment_status: PaymentStatus
  currency: string
  stripe_payment_intent_id: string | null
  stripe_checkout_session_id: string | null
}

/** In what news contradict the order that they name. */
function findDifferences(row: Known, cents: number, news: PaymentNews): string[] {
  const { intentId, sessionId, amount, currency } = news
  const differs = {
    amount: amount !== undefined && amount !== cents,
    currency: currency !== undefined && currency !== row.currency,
    payment: !mayTryAgain(row) && isOther(row.stripe_payment_intent_id, intentId),
    session: isOther(row.stripe_checkout_session_id, sessionId),
  }
  return Object.entries(differs).flatMap(([name, isDifferent]) => (isDifferent ? name : []))
}

/** On a page of the provider's, a card may be declined and the next try be another payment of the same session. */
const mayTryAgain = ({ stripe_checkout_session_id, payment_status }: Known) =>
  stripe_checkout_session_id !== null && !PAID.has(payment_status)

function isOther(known: string | null, told: string | undefined): boolean {
  return known !== null && told !== undefined && known !== told
}
