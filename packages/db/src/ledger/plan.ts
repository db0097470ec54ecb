import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** Makes a user's plan the best that its purchases give, in the transaction that holds the owner. */
export async function syncPlan(tx: Db, ownerId: string): Promise<void> {
  await sql`
    update users set plan_id = best.plan_id, updated_at = now()
    from (
      select case
        when bool_or(generations is null) then 'pro'
        when bool_or(generations > frozen) then 'basic'
        else 'free'
      end as plan_id
      from entitlements where owner_id = ${ownerId} and active
    ) best
    where users.id = ${ownerId} and users.plan_id <> best.plan_id
  `.execute(tx)
}
