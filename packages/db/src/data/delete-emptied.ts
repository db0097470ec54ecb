import { sql } from 'kysely'
import type { Db } from '../client.ts'

/**
 * Deletes those of these batches that have neither jobs nor results, and with them the original and how it was read.
 * @param ids locked before their jobs went
 */
export async function deleteEmptied(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    delete from batches where id = any(${ids}::uuid[])
      and not exists (select from jobs where batch_id = batches.id)
      and not exists (select from resumes where batch_id = batches.id)
  `.execute(tx)
}
