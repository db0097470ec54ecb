import { CodedError } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'

export interface Owner {
  id: string
  kind: 'device' | 'user'
}

/** A device's rows went to a user while something was added for it: do it again for the user. */
class OwnerMovedError extends Error {
  override readonly name = 'OwnerMovedError'
  readonly userId: string

  constructor(userId: string) {
    super('this device has signed in')
    this.userId = userId
  }
}

/**
 * Notes that an owner was used. A device's row is made with the first thing that it stores, a user's
 * only with its account.
 * @returns the owner, or the user that it went to while the request ran
 * @throws CodedError not_signed_in when the account is gone
 */
export async function touchOwner(db: Db, owner: Owner): Promise<Owner> {
  const used = { last_used_at: sql<Date>`now()` }
  if (owner.kind === 'user') {
    const user = await db
      .updateTable('owners')
      .set(used)
      .where('id', '=', owner.id)
      .returning('id')
      .executeTakeFirst()
    if (!user) throw new CodedError('not_signed_in')
    return owner
  }
  const row = await db
    .insertInto('owners')
    .values({ id: owner.id, kind: 'device' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(used))
    .returning('merged_into')
    .executeTakeFirst()
  return row?.merged_into ? { id: row.merged_into, kind: 'user' } : owner
}

/** Notes that these owners, where they have stored something, are here: at most once an hour each. */
export async function noteVisits(db: Db, ownerIds: string[]): Promise<void> {
  await db
    .updateTable('owners')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', 'in', ownerIds)
    .where('last_used_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/**
 * Holds an owner until the transaction ends: its generations and its move to a user come one after
 * another. Whatever adds rows for an owner holds it, or a row could stay behind.
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

/** Holds an owner, or the user that it went to, until the transaction ends. @returns who is held */
export async function lockCurrentOwner(tx: Db, id: string): Promise<string> {
  try {
    await lockOwner(tx, id)
    return id
  } catch (error) {
    if (!(error instanceof OwnerMovedError)) throw error
    await lockOwner(tx, error.userId)
    return error.userId
  }
}

/**
 * Does something with an owner's rows. When that fails because the device has signed in while the request
 * ran, does it with the user's: what begins later is given no owner that has moved. Not inside a
 * transaction: what was begun for the device must be undone.
 * @param work says by an error, false or undefined that it found nothing to do it with
 */
export async function followOwner<T>(
  db: Db,
  ownerId: string,
  work: (ownerId: string) => Promise<T>,
): Promise<T> {
  const [first] = await Promise.allSettled([work(ownerId)])
  if (first.status === 'fulfilled' && first.value !== false && first.value !== undefined)
    return first.value
  const userId = await whereOwnerMoved(db, ownerId)
  if (userId) return work(userId)
  if (first.status === 'fulfilled') return first.value
  throw first.reason
}

/**
 * Stores something for an owner, with its row made first. Of an owner that was deleted in between a
 * device gets its row again, and the rest is over.
 * @throws CodedError not_signed_in when the account is gone
 */
export async function storeForOwner<T>(
  db: Db,
  owner: Owner,
  store: (ownerId: string) => Promise<T>,
): Promise<T> {
  const tryOnce = async (): Promise<T> => {
    const current = await touchOwner(db, owner)
    return followOwner(db, current.id, store)
  }
  try {
    return await tryOnce()
  } catch (error) {
    if (!isOwnerGone(error)) throw error
    return tryOnce()
  }
}

/** Whether a row was refused because its owner or user was deleted while it was stored. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false
  return error.code === '23503' && GONE.test(String(error.constraint))
}

const GONE = /_(owner_id|user_id|merged_into)_fkey$/

/** Whether an owner wants texts suggested that are neither proven nor refused; who never said, does. */
export async function readWantsSuggestions(db: Db, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('owners')
    .select('wants_suggestions')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return row?.wants_suggestions ?? true
}

/**
 * Notes whether an owner wants suggestions.
 * @throws CodedError not_signed_in when the account is gone
 */
export function setWantsSuggestions(db: Db, owner: Owner, isWanted: boolean): Promise<boolean> {
  return storeForOwner(db, owner, async (id) => {
    const row = await db
      .updateTable('owners')
      .set({ wants_suggestions: isWanted })
      .where('id', '=', id)
      .where('merged_into', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })
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
