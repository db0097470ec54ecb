import { randomUUID } from 'node:crypto'
import { CodedError } from '@tailorbird/contracts'
import { sql, type Selectable } from 'kysely'
import { asUuid } from '../as-uuid.ts'
import { inTransaction, type Db } from '../client.ts'
import type { Schema } from '../schema.ts'

/** What stands for a password where there is none: no hash of anything. */
export const NO_PASSWORD = '!'

const userColumns = ['id', 'username', 'email', 'password', 'plan_id'] as const

/** An account. `passwordHash` is null when it only signs in elsewhere. */
export interface User {
  id: string
  username: string
  email: string
  planId: string
  passwordHash: string | null
}

interface NewUser {
  username: string
  email: string
  passwordHash: string | null
}

/**
 * Makes an account, an owner of its own.
 * @throws CodedError account_exists when the address or the user name is taken
 */
export async function createUser(db: Db, input: NewUser): Promise<User> {
  const id = randomUUID()
  try {
    return await inTransaction(db, async (tx) => {
      await tx.insertInto('owners').values({ id, kind: 'user' }).execute()
      const row = await tx
        .insertInto('users')
        .values({
          id,
          // The same name, whoever typed it: keyboards and files differ in how they compose letters.
          username: input.username.normalize('NFC'),
          email: input.email,
          password: input.passwordHash ?? NO_PASSWORD,
        })
        .returning(userColumns)
        .executeTakeFirstOrThrow()
      return toUser(row)
    })
  } catch (error) {
    throw whatIsTaken(error) ? new CodedError('account_exists', { cause: error }) : error
  }
}

/** Which of a user's texts somebody else has, where that is why a row was refused. */
export function whatIsTaken(error: unknown): 'email' | 'username' | undefined {
  const cause = error instanceof CodedError ? error.cause : error
  if (!(cause instanceof Error) || !('constraint' in cause)) return undefined
  if (cause.constraint === 'users_email') return 'email'
  return cause.constraint === 'users_username_key' ? 'username' : undefined
}

/** The account with this address, however its letters are written, and whether this device has signed in to it before. */
export async function findUserByEmail(
  db: Db,
  email: string,
  deviceId: string,
): Promise<{ user: User; knownDevice: boolean } | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join.onRef('user_id', '=', 'users.id').on('device_id', '=', deviceId),
    )
    .select(userColumns)
    .select('device_id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  return row && { user: toUser(row), knownDevice: row.device_id !== null }
}

/** An account by its id; undefined when it is gone. */
export async function readUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toUser(row)
}

/** The id of the account that an operator names by its id or its email; undefined when there is none. */
export async function findAccount(db: Db, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${account}) or id = ${asUuid(account)}::uuid`)
    .executeTakeFirst()
  return row?.id
}

/** Notes that a device has signed in to an account. */
export async function rememberDevice(db: Db, userId: string, deviceId: string): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_id: deviceId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_id']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Stores the same password hashed anew, unless it was changed meanwhile. */
export async function replaceHash(db: Db, user: User, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password: passwordHash })
    .where('id', '=', user.id)
    .where('password', '=', user.passwordHash ?? NO_PASSWORD)
    .execute()
}

type UserRow = Pick<Selectable<Schema['users']>, (typeof userColumns)[number]>

function toUser({ id, username, email, password, plan_id }: UserRow): User {
  const passwordHash = password === NO_PASSWORD ? null : password
  return { id, username, email, planId: plan_id, passwordHash }
}
