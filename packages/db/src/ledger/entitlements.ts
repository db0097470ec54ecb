import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { Draw, Step } from './draw.ts'

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
  await moveEntitlements(
    db,
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

/** Counts generations of purchases. @param ids one for each generation */
export async function moveEntitlements(db: Db, ids: string[], step: Step): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with counted as (
      select id, count(*)::int as entries from unnest(${ids}::uuid[]) id group by id
    ), locked as (
      select entitlements.id, entries from entitlements join counted using (id)
      order by entitlements.id for no key update of entitlements
    )
    update entitlements set
      reserved = reserved + ${step.reserved}::int * entries,
      used = used + ${step.used}::int * entries
    from locked where entitlements.id = locked.id
  `.execute(db)
}

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
