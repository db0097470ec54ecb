import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** How many connections a database has, this one's own among them. */
export async function countConnections(db: Db): Promise<number> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database()`.execute(db)
  return rows.length
}
