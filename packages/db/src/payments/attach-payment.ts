import { sql } from 'kysely'
import { asUuid } from '../as-uuid.ts'
import { inTransaction, type Db } from '../client.ts'
import { syncPlan } from '../ledger/plan.ts'
import { findAccount } from '../owners/users.ts'

export type Attached = 'attached' | 'no payment' | 'not paid' | 'no account' | 'another account'

/**
 * Moves what a visitor has bought to an account, for those who have lost the browser that they bought it
 * in. It may run twice.
 * @param account its id or email
 */
export function attachPayment(db: Db, reference: string, account: string): Promise<Attached> {
  return inTransaction(db, async (tx) => {
    const payment = await tx
      .selectFrom('payments')
      .select(['id', 'owner_id', 'user_id', 'payment_status'])
      .where(sql<boolean>`id = ${asUuid(reference)}::uuid`)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!payment) return 'no payment'
    // What a bank still processes may be paid in days.
    if (['failed', 'canceled'].includes(payment.payment_status)) return 'not paid'
    const userId = await findAccount(tx, account)
    if (userId === undefined) return 'no account'
    if (payment.user_id && payment.user_id !== userId) return 'another account'
    // In the order in which signing in takes them: payments, owners, purchases.
    await tx
      .selectFrom('owners')
      .select('id')
      .where('id', 'in', [userId, ...(payment.owner_id ? [payment.owner_id] : [])])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await tx
      .updateTable('payments')
      .set({ owner_id: userId, user_id: userId })
      .where('id', '=', payment.id)
      .execute()
    await tx
      .updateTable('entitlements')
      .set({ owner_id: userId })
      .where('payment_id', '=', payment.id)
      .execute()
    await syncPlan(tx, userId)
    return 'attached'
  })
}
