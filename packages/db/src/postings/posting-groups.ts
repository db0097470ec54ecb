import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { lockOwner } from '../owners/owners.ts'
import type { StoredLack, StoredPrint } from '../posting-tables.ts'

/** What copies among an owner's postings are found by: those that their person did something with first, then the first that came in. */
export async function readPrints(
  db: Db,
  ownerId: string,
): Promise<{ id: string; copyOf: string | null; print: StoredPrint }[]> {
  const { rows } = await sql<{
    id: string
    copyOf: string | null
    print: StoredPrint
    isUntouched: boolean
  }>`
    select id, copy_of as "copyOf", print, state = 'saved' as "isUntouched" from postings
    where owner_id = ${ownerId} and print is not null order by created_at, id
  `.execute(db)
  // Here and not in the query: its index has them in the order of their coming, and prints are too large to sort.
  return rows.toSorted((one, other) => Number(one.isUntouched) - Number(other.isUntouched))
}

/**
 * Notes which postings are copies of which, and which are none any more: not those that are gone, nor of those.
 * @returns how many differ from what was noted before
 */
export function saveCopies(
  db: Db,
  ownerId: string,
  copies: readonly { id: string; copyOf: string | null }[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, ownerId)
    const { numAffectedRows = 0n } = await sql`
      update postings set copy_of = found."copyOf", rev = nextval('job_rev')
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as found (id uuid, "copyOf" uuid)
      where postings.id = found.id and postings.owner_id = ${ownerId}
        -- Another process may have noted it already.
        and postings.copy_of is distinct from found."copyOf"
        -- It may have been deleted after the copies were looked for.
        and (found."copyOf" is null or found."copyOf" in (select id from postings where owner_id = ${ownerId}))
    `.execute(tx)
    return Number(numAffectedRows)
  })
}

/** Makes the oldest copy of each posting that was deleted the first of the rest, in the transaction that holds their owner. */
export async function passOnCopies(
  tx: Db,
  ownerId: string,
  deleted: readonly string[],
): Promise<void> {
  await sql`
    update postings set copy_of = nullif(rest.first, rest.id), rev = nextval('job_rev')
    from (
      select id, first_value(id) over (partition by copy_of order by created_at, id) as first
      from postings where owner_id = ${ownerId} and copy_of = any(${[...deleted]}::uuid[])
    ) rest
    where postings.id = rest.id and postings.owner_id = ${ownerId}
  `.execute(tx)
}

/** The musts that each of an owner's postings misses; not of those that are closed or whose last day is over, nor of copies. */
export async function readLacks(db: Db, ownerId: string): Promise<StoredLack[][]> {
  const rows = await db
    .selectFrom('postings')
    .select('lacks')
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'closed')
    .where('copy_of', 'is', null)
    .where(
      sql<boolean>`coalesce(reading ->> 'closes' >= to_char(current_date, 'YYYY-MM-DD'), true)`,
    )
    .execute()
  return rows.map(({ lacks }) => lacks)
}
