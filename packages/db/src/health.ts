import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Asks the database for an answer. @throws when it gives none */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
