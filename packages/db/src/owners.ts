import { sql } from 'kysely'
import type { Db } from './client.ts'

export interface Owner {
  id: string
  kind: 'device' | 'user'
}

/** Makes the owner's row when it is not there yet and notes that it was used. */
export async function touchOwner(db: Db, owner: Owner): Promise<void> {
  await db
    .insertInto('owners')
    .values({ id: owner.id, kind: owner.kind })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_used_at: sql<Date>`now()` }))
    .execute()
}

/** Counts of an owner's generations. */
export async function readAllowance(
  db: Db,
  ownerId: string,
): Promise<{ used: number; reserved: number; granted: number }> {
  const row = await db
    .selectFrom('owners')
    .select(['used', 'reserved', 'granted'])
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row ?? { used: 0, reserved: 0, granted: 0 }
}
