import { randomBytes } from 'node:crypto'
import { CodedError, RESET_TOKEN_MS } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { changePassword } from './change-account.ts'
import { hashToken } from './hash-token.ts'

const TOKEN_BYTES = 32

/**
 * Makes a link for one new password, good for 30 minutes; older ones of the user are so no more.
 * @returns it, and where to send it; undefined when there is no such user
 */
export async function makeResetLink(
  db: Db,
  userId: string,
  publicUrl: URL,
): Promise<{ email: string; link: string } | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const user = await startPasswordReset(db, userId, token)
  if (!user) return undefined
  const page = new URL('/reset-password', publicUrl)
  // Behind the #, so that no server's log has it.
  page.hash = `token=${token}`
  return { email: user.email, link: page.href }
}

/**
 * Makes a token good for one new password, for 30 minutes; older ones of the user are so no more.
 * @returns where to send it; undefined when there is no such user
 */
export function startPasswordReset(
  db: Db,
  userId: string,
  token: string,
): Promise<{ email: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return undefined
    await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        expires_at: sql<Date>`now() + make_interval(secs => ${RESET_TOKEN_MS / 1000})`,
      })
      .execute()
    return user
  })
}

/** Whether a token is good for a new password now. */
export async function isResetTokenValid(db: Db, token: string): Promise<boolean> {
  return (await findUserId(db, token)) !== undefined
}

/**
 * Uses a token up: the user has the new password from then on, and no session.
 * @returns the user's id
 * @throws CodedError token_invalid when it was used, has ended or never was
 */
export function usePasswordReset(db: Db, token: string, passwordHash: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const userId = await findUserId(tx, token)
    if (userId === undefined) throw new CodedError('token_invalid')
    // The user first, as everywhere.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const { numDeletedRows } = await tx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new CodedError('token_invalid')
    await changePassword(tx, userId, passwordHash, null)
    return userId
  })
}

async function findUserId(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.user_id
}
