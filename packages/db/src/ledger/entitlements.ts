import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { countGenerations } from './count-generations.ts'
import type { Draw } from './draw.ts'

/**
 * Reserves generations of an owner's purchases, the oldest first, in the transaction that holds the owner.
 * @param kind 'unlimited': only from a purchase without a number; 'counted': from the others
 * @returns as many as there are, up to `wanted`
 */
export async function drawFromEntitlements(
  db: Db,
  ownerId: string,
  wanted: number,
  kind: 'unlimited' | 'counted',
): Promise<Draw[]> {
  if (wanted === 0) return []
  const rows = await db
    .selectFrom('entitlements')
    .select(['id', roomOf])
    .where('owner_id', '=', ownerId)
    .where('active', '=', true)
    .where('generations', kind === 'unlimited' ? 'is' : 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const draws: Draw[] = []
  for (const { id, room } of rows) {
    const taken = Math.min(room ?? wanted, wanted - draws.length)
    draws.push(...Array.from({ length: taken }, () => ({ entitlement_id: id, counted_in: [] })))
  }
  await countGenerations(
    db,
    'entitlements',
    draws.map(({ entitlement_id }) => entitlement_id ?? ''),
    { reserved: 1, used: 0 },
  )
  return draws
}

/** What a purchase still has; null is unlimited. */
const roomOf = sql<
  number | null
>`case when generations is null then null else greatest(0, generations - frozen - used - reserved) end`.as(
  'room',
)

/** What an owner's purchases still have, null is unlimited, and the best plan that they are of. */
export async function readEntitlements(
  db: Db,
  ownerId: string,
): Promise<{ left: number | null; plan: 'free' | 'basic' | 'pro' }> {
  const rows = await db
    .selectFrom('entitlements')
    .select([roomOf, 'frozen', 'generations'])
    .where('owner_id', '=', ownerId)
    .where('active', '=', true)
    .execute()
  if (rows.some(({ generations }) => generations === null)) return { left: null, plan: 'pro' }
  const left = rows.reduce((sum, { room }) => sum + (room ?? 0), 0)
  const isBought = rows.some(({ generations, frozen }) => (generations ?? 0) > frozen)
  return { left, plan: isBought ? 'basic' : 'free' }
}
