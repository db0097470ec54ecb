import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { lockOwner } from '../owners/owners.ts'
import type { StoredLack, StoredPrint } from '../posting-tables.ts'

/** What copies among an owner's postings are found by, the first that came in first. */
export async function readPrints(
  db: Db,
  ownerId: string,
): Promise<{ id: string; copyOf: string | null; print: StoredPrint }[]> {
  const { rows } = await sql<{ id: string; copyOf: string | null; print: StoredPrint }>`
    select id, copy_of as "copyOf", print from postings
    where owner_id = ${ownerId} and print is not null order by created_at, id
  `.execute(db)
  return rows
}

/** Notes which postings are copies of which, and which are none any more. */
export function saveCopies(
  db: Db,
  ownerId: string,
  copies: readonly { id: string; copyOf: string | null }[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, ownerId)
    await sql`
      update postings set copy_of = found."copyOf", rev = nextval('job_rev')
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as found (id uuid, "copyOf" uuid)
      where postings.id = found.id and postings.owner_id = ${ownerId}
    `.execute(tx)
  })
}

/** The musts that each of an owner's postings misses; not of those that are over, nor of copies. */
export async function readLacks(db: Db, ownerId: string): Promise<StoredLack[][]> {
  const rows = await db
    .selectFrom('postings')
    .select('lacks')
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'closed')
    .where('copy_of', 'is', null)
    .execute()
  return rows.map(({ lacks }) => lacks)
}
