import { randomInt } from 'node:crypto'
import { inTransaction, type Db } from '../client.ts'
import { createUser, whatIsTaken } from './users.ts'

/** An account elsewhere: the subject is its name there, and means nothing without the issuer. */
export interface Identity {
  issuer: string
  subject: string
}

/** The user who signs in with an account elsewhere. */
export async function findUserByIdentity(
  db: Db,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

const TRIES = 5

/**
 * Makes a user, without a password, for an account elsewhere. A user name that is taken gets a number.
 * @returns its id; that of the other one when two came at once
 * @throws CodedError account_exists when a user has this address: nobody may take it over by naming it
 */
export async function createUserByIdentity(
  db: Db,
  identity: Identity,
  { username, email }: { username: string; email: string },
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const name = tries === 1 ? username : `${username} ${randomInt(1000, 10_000)}`
    try {
      return await inTransaction(db, async (tx) => {
        const { id } = await createUser(tx, { username: name, email, passwordHash: null })
        await tx
          .insertInto('identities')
          .values({ ...identity, user_id: id })
          .execute()
        return id
      })
    } catch (error) {
      // The address is the other one's, too, when the same person came twice at once.
      const other = await findUserByIdentity(db, identity)
      if (other !== undefined) return other
      if (whatIsTaken(error) !== 'username' || tries === TRIES) throw error
    }
  }
}
