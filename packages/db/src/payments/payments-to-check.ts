import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** An order whose news may have been missed. */
export interface PaymentToCheck {
  id: string
  intentId: string | null
  sessionId: string | null
  /** Not paid for longer than anybody needs to pay, or by somebody who has deleted all. */
  abandoned: boolean
}

/** Webhooks that are on their way need no help, in minutes. */
const GRACE_MINUTES = 10
/** An order that nobody has paid ends after so long, in hours; banks take days, so that 'processing' does not. */
const ABANDONED_HOURS = 24
/** So long refunds and disputes are looked for, in days. */
const WATCHED_DAYS = 180

/**
 * Orders to ask the provider about: open ones at each run, paid ones once a day; those that were not asked
 * about for longest first.
 */
export async function listPaymentsToCheck(db: Db, limit: number): Promise<PaymentToCheck[]> {
  const rows = await db
    .selectFrom('payments')
    .select([
      'id',
      'stripe_payment_intent_id as intentId',
      'stripe_checkout_session_id as sessionId',
      sql<boolean>`payment_status in ('pending', 'failed')
        and (owner_id is null or created_at < now() - make_interval(hours => ${ABANDONED_HOURS}))`.as(
        'abandoned',
      ),
    ])
    .where(
      sql<boolean>`(
        payment_status in ('pending', 'failed', 'processing')
        and (owner_id is null or (
          created_at < now() - make_interval(mins => ${GRACE_MINUTES})
          and coalesce(checked_at, '-infinity') < now() - make_interval(mins => ${GRACE_MINUTES})
        ))
      ) or (
        payment_status in ('succeeded', 'disputed')
        and created_at > now() - make_interval(days => ${WATCHED_DAYS})
        and coalesce(checked_at, created_at) < now() - interval '1 day'
      )`,
    )
    .orderBy(sql`checked_at nulls first`)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows
}

/** Notes that the provider has been asked about an order. */
export async function noteChecked(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
