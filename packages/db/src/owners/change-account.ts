import { CodedError } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { endOtherSessions, endSessions } from './sessions.ts'
import { NO_PASSWORD, whatIsTaken, type User } from './users.ts'

/**
 * Stores a new password. Links to make another one work no more, and sessions end.
 * @param keptSessionId the one that goes on; null: none does
 * @param checked the user whose password was checked for it
 * @returns false when that has another password by now, or is gone: nothing is changed
 */
export function changePassword(
  db: Db,
  userId: string,
  passwordHash: string,
  keptSessionId: string | null,
  checked?: User,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // A sign-in with the old password waits here, and finds the new one: see the API's login.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const changed = await tx
      .updateTable('users')
      .set({ password: passwordHash, updated_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .$if(checked !== undefined, (one) =>
        one.where('password', '=', checked?.passwordHash ?? NO_PASSWORD),
      )
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    await (keptSessionId === null
      ? endSessions(tx, userId)
      : endOtherSessions(tx, userId, keptSessionId))
    return true
  })
}

/**
 * Stores a new address. Links that went to the old one work no more.
 * @throws CodedError account_exists when another account has it
 */
export async function changeEmail(db: Db, userId: string, email: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('users')
        .set({ email, updated_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute()
      await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    })
  } catch (error) {
    throw whatIsTaken(error)
      ? new CodedError('account_exists', {
          detail: 'Another account has this email already. Choose another one.',
          cause: error,
        })
      : error
  }
}
