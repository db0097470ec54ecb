import {
  MONEY_STATUSES,
  STORED_PAYMENTS,
  type PaymentDto,
  type PaymentStatus,
} from '@tailorbird/contracts'
import type { Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'

/**
 * One payment of an owner.
 * @param providerId its payment intent's or Checkout session's id
 */
export async function readPayment(
  db: Db,
  ownerId: string,
  providerId: string,
): Promise<PaymentDto | undefined> {
  const row = await followOwner(db, ownerId, (id) =>
    db
      .selectFrom('payments')
      .select(columns)
      .where('owner_id', '=', id)
      .where((eb) =>
        eb.or([
          eb('stripe_payment_intent_id', '=', providerId),
          eb('stripe_checkout_session_id', '=', providerId),
        ]),
      )
      .executeTakeFirst(),
  )
  return row && toPayment(row)
}

/** The latest payments of an owner, newest first, without orders that nobody paid. */
export async function listPayments(db: Db, ownerId: string): Promise<PaymentDto[]> {
  const rows = await db
    .selectFrom('payments')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('payment_status', 'in', MONEY_STATUSES)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(STORED_PAYMENTS)
    .execute()
  return rows.map(toPayment)
}

const columns = ['id', 'plan_id', 'amount', 'refunded', 'payment_status', 'created_at'] as const

interface PaymentRow {
  id: string
  plan_id: string
  amount: string
  refunded: string
  payment_status: PaymentStatus
  created_at: Date
}

const toPayment = (row: PaymentRow): PaymentDto => ({
  reference: row.id,
  planId: row.plan_id,
  amount: Number(row.amount),
  refunded: Number(row.refunded),
  status: row.payment_status,
  createdAt: row.created_at.toISOString(),
})
