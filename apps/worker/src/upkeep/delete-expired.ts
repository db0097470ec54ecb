import { deleteEndedHits } from '@tailorbird/db'
import type { JobContext } from '@tailorbird/queue'
import type { Parts } from '../parts.ts'

/** Deletes what nobody needs any more. Twice at once is harmless. */
export async function deleteExpired(
  { db }: Pick<Parts, 'db'>,
  { log }: JobContext<'delete-expired'>,
): Promise<void> {
  log.info({ hits: await deleteEndedHits(db) }, 'deleted what has expired')
}
