import { plans } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { lockCurrentOwner } from '../owners/owners.ts'
import { syncPlan } from './plan.ts'

/** What a payment is worth still, in US dollars. */
export interface PaymentState {
  amount: number
  refunded: number
  /** The provider holds the money until it is decided who gets it. */
  disputed: boolean
}

/** What a payment's buyer has of it now. */
export interface Entitlement {
  /** Whether it was given just now. */
  isNew: boolean
  planId: string
  /** Null is unlimited. */
  generations: number | null
  frozen: number
  active: boolean
}

/**
 * Gives what a payment bought, once however often it is told, in the transaction that holds the
 * payment. A device's that has signed in goes to the user. Donations buy nothing.
 * @param ownerId null once the owner's data is deleted: it is kept for whoever has the receipt
 * @returns undefined for a donation
 */
export async function grantEntitlement(
  tx: Db,
  { paymentId, ownerId, planId }: { paymentId: string; ownerId: string | null; planId: string },
): Promise<Entitlement | undefined> {
  const plan = plans.find(({ id, price }) => id === planId && price > 0)
  if (!plan) return undefined
  const owner = ownerId === null ? null : await lockCurrentOwner(tx, ownerId)
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('entitlements')
    .values({ payment_id: paymentId, owner_id: owner, generations: plan.generations })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirst()
  if (owner !== null && owner !== ownerId) await attachPayment(tx, paymentId, owner)
  // A refund or dispute may have been told before the success.
  const payment = await tx
    .selectFrom('payments')
    .select(['amount', 'refunded', 'payment_status'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const left = await freezeEntitlement(tx, paymentId, {
    amount: Number(payment.amount),
    refunded: Number(payment.refunded),
    disputed: payment.payment_status === 'disputed',
  })
  return left && { isNew: added === 1n, planId, ...left }
}

/** The payment came in for a device that had signed in meanwhile. */
async function attachPayment(tx: Db, paymentId: string, userId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ owner_id: userId, user_id: userId })
    .where('id', '=', paymentId)
    .execute()
}

/**
 * Makes what a purchase still gives follow from its payment alone, so that news of it may come in any
 * order and twice: nothing after a full refund and during a dispute, after a refund in part so much
 * less, rounded up. What is used or reserved already stays so. In the transaction that holds the payment.
 */
export async function freezeEntitlement(
  tx: Db,
  paymentId: string,
  { amount, refunded, disputed }: PaymentState,
): Promise<Pick<Entitlement, 'generations' | 'frozen' | 'active'> | undefined> {
  const purchase = await tx
    .selectFrom('entitlements')
    .select('owner_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  if (!purchase) return undefined
  // Owners come before purchases.
  const owner = purchase.owner_id && (await lockCurrentOwner(tx, purchase.owner_id))
  const left = await tx
    .updateTable('entitlements')
    .set({
      active: refunded < amount && !disputed,
      // By the database: its decimals divide without a rest where ours leave one.
      frozen: sql<number>`coalesce(
        ceil(generations * least(${refunded}, ${amount}::numeric) / ${amount}::numeric), 0
      )`,
    })
    .where('payment_id', '=', paymentId)
    .returning(['generations', 'frozen', 'active'])
    .executeTakeFirst()
  if (owner) await syncPlan(tx, owner)
  return left
}
