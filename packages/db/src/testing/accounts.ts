import { randomUUID } from 'node:crypto'
import { findPrice } from '@tailorbird/contracts'
import type { Db } from '../client.ts'
import { grantEntitlement } from '../ledger/grant-entitlement.ts'
import { touchOwner, type Owner } from '../owners/owners.ts'

/** An account that nobody can sign in to. */
export async function addUser(db: Db): Promise<Owner> {
  const user: Owner = { id: randomUUID(), kind: 'user' }
  await db.insertInto('owners').values(user).execute()
  await db
    .insertInto('users')
    .values({ id: user.id, username: user.id, email: `${user.id}@example.org`, password: '' })
    .execute()
  return user
}

/** A payment that nothing has been granted for yet. @returns its id */
export async function addPayment(db: Db, owner: Owner, planId: string): Promise<string> {
  await touchOwner(db, owner)
  const { id } = await db
    .insertInto('payments')
    .values({
      owner_id: owner.id,
      user_id: owner.kind === 'user' ? owner.id : null,
      plan_id: planId,
      amount: String(findPrice(planId)),
      payment_method: 'card',
      payment_status: 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What a plan's buyer has. @returns the payment's id */
export async function buy(db: Db, owner: Owner, planId: string): Promise<string> {
  const paymentId = await addPayment(db, owner, planId)
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('payments')
      .set({ payment_status: 'succeeded' })
      .where('id', '=', paymentId)
      .execute()
    await grantEntitlement(tx, { paymentId, ownerId: owner.id, planId })
  })
  return paymentId
}
