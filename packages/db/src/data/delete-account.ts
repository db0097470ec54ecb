import { inTransaction, type Db } from '../client.ts'
import { endSessions } from '../owners/sessions.ts'
import { deleteOwner, type DeletedWork } from './delete-owner.ts'

/**
 * Deletes an account with all that it has, and signs it out everywhere. What was paid stays, without a
 * name. Repeating it changes nothing.
 * @returns what the queues should forget
 */
export function deleteAccount(db: Db, userId: string): Promise<DeletedWork> {
  return inTransaction(db, async (tx) => {
    // The rows would go by themselves, but nobody would hear of it.
    await endSessions(tx, userId)
    return (await deleteOwner(tx, userId)) ?? { jobs: [], pdfs: [] }
  })
}
