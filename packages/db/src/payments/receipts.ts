import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** What stands on a receipt. */
export interface Receipt {
  reference: string
  planId: string
  /** US dollars. */
  amount: number
  /** When it was ordered. */
  date: Date
  intentId: string | null
  /** The user's address; null for a visitor. */
  email: string | null
}

/** A payment whose receipt has not been sent; undefined when it has, or when nothing was paid. */
export async function readUnsentReceipt(db: Db, paymentId: string): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .select([
      'payments.id as reference',
      'payments.plan_id as planId',
      'payments.amount',
      'payments.created_at as date',
      'payments.stripe_payment_intent_id as intentId',
      'users.email',
    ])
    .where('payments.id', '=', paymentId)
    .where('payment_status', '=', 'succeeded')
    .where('receipt_sent_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, amount: Number(row.amount) }
}

/** Notes that a payment's receipt was handed to the mail server. */
export async function noteReceiptSent(db: Db, paymentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ receipt_sent_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .execute()
}
