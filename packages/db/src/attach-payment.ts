import { sql } from 'kysely'
import { inTransaction, type Db } from './client.ts'
import { syncPlan } from './plan.ts'

export type Attached = 'attached' | 'no payment' | 'no account' | 'another account'

/**
 * Moves what a visitor has bought to an account, for those who have lost the browser that they bought it
 * in. It may run twice.
 * @param account its id or email
 */
export function attachPayment(db: Db, reference: string, account: string): Promise<Attached> {
  return inTransaction(db, async (tx) => {
    const payment = await tx
      .selectFrom('payments')
      .select(['id', 'owner_id', 'user_id'])
      .where(sql<boolean>`id::text = lower(${reference})`)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!payment) return 'no payment'
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`lower(email) = lower(${account}) or id::text = lower(${account})`)
      .executeTakeFirst()
    if (!user) return 'no account'
    if (payment.user_id && payment.user_id !== user.id) return 'another account'
    // In the order in which signing in takes them: payments, owners, purchases.
    await tx
      .selectFrom('owners')
      .select('id')
      .where('id', 'in', [user.id, ...(payment.owner_id ? [payment.owner_id] : [])])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await tx
      .updateTable('payments')
      .set({ owner_id: user.id, user_id: user.id })
      .where('id', '=', payment.id)
      .execute()
    await tx
      .updateTable('entitlements')
      .set({ owner_id: user.id })
      .where('payment_id', '=', payment.id)
      .execute()
    await syncPlan(tx, user.id)
    return 'attached'
  })
}
