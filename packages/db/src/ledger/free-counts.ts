import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { countGenerations } from './count-generations.ts'
import type { Draw } from './draw.ts'

/**
 * What a free generation is counted for (a device, its network, an account), each with how many there
 * are; null: nothing is limited. The largest count decides, so that signing in and out earns nothing.
 */
export type FreeLimits = { key: string; quota: number }[] | null

/**
 * Reserves free generations, each counted under all keys.
 * @returns as many as there are, up to `wanted`
 */
export async function drawFromFree(
  db: Db,
  limits: NonNullable<FreeLimits>,
  wanted: number,
): Promise<Draw[]> {
  if (wanted === 0) return []
  const keys = limits.map(({ key }) => key).toSorted()
  const rows = await holdFreeCounts(db, keys)
  const count = Math.min(wanted, findLeft(limits, rows))
  await countGenerations(db, 'free_counts', Array.from({ length: count }, () => keys).flat(), {
    reserved: 1,
    used: 0,
  })
  return Array.from({ length: count }, () => ({ entitlement_id: null, counted_in: keys }))
}

/**
 * Holds counts until the transaction ends, and makes those that are not there yet: in one step, or one
 * that is old could be deleted in between. @param keys in the order of the alphabet, for the locks
 */
export function holdFreeCounts(db: Db, keys: string[]): Promise<Counted[]> {
  return db
    .insertInto('free_counts')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updated_at: sql<Date>`now()` }))
    .returning(['key', 'used', 'reserved'])
    .execute()
}

interface Counted {
  key: string
  used: number
  reserved: number
}

function findLeft(limits: NonNullable<FreeLimits>, rows: Counted[]): number {
  const lefts = limits.map(({ key, quota }) => {
    const row = rows.find((one) => one.key === key)
    return quota - (row ? row.used + row.reserved : 0)
  })
  return Math.max(0, Math.min(...lefts))
}

/** How many free ones may still be taken. */
export async function readFreeLeft(db: Db, limits: NonNullable<FreeLimits>): Promise<number> {
  const keys = limits.map(({ key }) => key)
  const rows = await db
    .selectFrom('free_counts')
    .select(['key', 'used', 'reserved'])
    .where('key', 'in', keys)
    .execute()
  return findLeft(limits, rows)
}
