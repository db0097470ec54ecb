import { sql } from 'kysely'
import type { Db } from './client.ts'

export interface Owner {
  id: string
  kind: 'device' | 'user'
}

/** A device's rows went to a user while something was added for it: do it again for the user. */
export class OwnerMovedError extends Error {
  override readonly name = 'OwnerMovedError'
  readonly userId: string

  constructor(userId: string) {
    super('this device has signed in')
    this.userId = userId
  }
}

/**
 * Makes the owner's row when it is not there yet and notes that it was used.
 * @returns the owner, or the user that it went to
 */
export async function touchOwner(db: Db, owner: Owner): Promise<Owner> {
  const row = await db
    .insertInto('owners')
    .values({ id: owner.id, kind: owner.kind })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last_used_at: sql<Date>`now()` }))
    .returning('merged_into')
    .executeTakeFirst()
  return row?.merged_into ? { id: row.merged_into, kind: 'user' } : owner
}

/**
 * Holds an owner until the transaction ends: its generations and its move to a user come one after another.
 * @throws OwnerMovedError when its rows are a user's now
 */
export async function lockOwner(db: Db, id: string): Promise<void> {
  const row = await db
    .selectFrom('owners')
    .select('merged_into')
    .where('id', '=', id)
    // Rows that name this owner hold its key meanwhile: a stronger lock would wait in a circle.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (row?.merged_into) throw new OwnerMovedError(row.merged_into)
}

/** Counts of an owner's generations. */
export async function readAllowance(
  db: Db,
  ownerId: string,
): Promise<{ used: number; reserved: number }> {
  const row = await db
    .selectFrom('owners')
    .select(['used', 'reserved'])
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row ?? { used: 0, reserved: 0 }
}

/** The user that a device's rows went to; null while they are its own. */
export async function whereOwnerMoved(db: Db, ownerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('owners')
    .select('merged_into')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row?.merged_into ?? null
}
