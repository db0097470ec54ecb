import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { lockOwner, storeForOwner, type Owner } from '../owners/owners.ts'

/** A purchase or donation: one row of `payments`, whose id is the key under which it is paid once. */
export interface OrderRow {
  id: string
  planId: string
  /** US dollars. */
  amount: number
  intentId: string | null
}

export interface NewOrder {
  planId: string
  amount: number
  /** 'card': in our own form; 'checkout': on the provider's page. */
  method: 'card' | 'checkout'
}

/** So long a repeated request gets the order that it has begun, in minutes. */
const REUSE_MINUTES = 30

/**
 * Stores an order before anybody is asked for money. A repeated request of the same owner for the same
 * thing gets the same one while it is unpaid.
 * @param passed an order that can't be gone on with
 * @throws CodedError not_signed_in when the account is gone
 */
export function placeOrder(
  db: Db,
  asking: Owner,
  order: NewOrder,
  passed?: string,
): Promise<OrderRow> {
  return storeForOwner(db, asking, (ownerId) =>
    inTransaction(db, (tx) => placeOwn(tx, ownerId, order, passed)),
  )
}

async function placeOwn(
  tx: Db,
  ownerId: string,
  order: NewOrder,
  passed: string | undefined,
): Promise<OrderRow> {
  // Two requests at once, as a page that loads twice sends them, come one after the other.
  await lockOwner(tx, ownerId)
  const open = await tx
    .selectFrom('payments')
    .select(orderColumns)
    .where('owner_id', '=', ownerId)
    .where('plan_id', '=', order.planId)
    .where('payment_method', '=', order.method)
    .where('payment_status', 'in', ['pending', 'failed'])
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${REUSE_MINUTES})`)
    .$if(passed !== undefined, (query) => query.where('id', '<>', passed ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return readOrder(open ?? (await insertOrder(tx, ownerId, order)))
}

const orderColumns = ['id', 'plan_id', 'amount', 'stripe_payment_intent_id'] as const

function insertOrder(tx: Db, ownerId: string, { planId, amount, method }: NewOrder) {
  return tx
    .insertInto('payments')
    .values({
      owner_id: ownerId,
      user_id: sql<string | null>`(select id from users where id = ${ownerId})`,
      plan_id: planId,
      amount: amount.toFixed(2),
      payment_method: method,
    })
    .returning(orderColumns)
    .executeTakeFirstOrThrow()
}

interface StoredOrder {
  id: string
  plan_id: string
  amount: string
  stripe_payment_intent_id: string | null
}

function readOrder(row: StoredOrder): OrderRow {
  return {
    id: row.id,
    planId: row.plan_id,
    amount: Number(row.amount),
    intentId: row.stripe_payment_intent_id,
  }
}

/**
 * Notes under which ids the provider has an order. What is known already stays.
 * @returns false when whoever placed it has deleted all meanwhile
 */
export async function nameOrder(
  db: Db,
  id: string,
  names: { intentId?: string; sessionId?: string },
): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set((eb) => ({
      stripe_payment_intent_id: eb.fn.coalesce(
        'stripe_payment_intent_id',
        eb.val(names.intentId ?? null),
      ),
      stripe_checkout_session_id: eb.fn.coalesce(
        'stripe_checkout_session_id',
        eb.val(names.sessionId ?? null),
      ),
    }))
    .where('id', '=', id)
    .returning('owner_id')
    .executeTakeFirst()
  return typeof row?.owner_id === 'string'
}
