import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Tables whose rows an owner may have many of, and what orders them, with the id. */
const ORDER = {
  resumes: 'created_at',
  batches: 'created_at',
  jobs: 'position',
  postings: 'created_at',
} as const
export type Many = keyof typeof ORDER

/** How many ids are in memory at once. */
export const IDS_AT_ONCE = 500

/**
 * Ids of the rows that an owner has when the first are read, oldest first, in pages. Each page begins after the
 * last id of the one before: one snapshot would hold a connection for as long as somebody reads.
 * @throws Error when one was deleted meanwhile
 */
export async function* eachIdPage(db: Db, ownerId: string, table: Many): AsyncGenerator<string[]> {
  const place = sql`(${sql.ref(ORDER[table])}, id)`
  const placeOf = (id: string | null) => sql`(
    select ${sql.ref(ORDER[table])}, id from ${sql.table(table)} where id = ${id} and owner_id = ${ownerId}
  )`
  const order = sql.ref(ORDER[table])
  const { rows: ends } = await sql<{ count: number; last: string | null }>`
    select count(*)::int as count, (
      select id from ${sql.table(table)} where owner_id = ${ownerId} order by ${order} desc, id desc limit 1
    ) as last
    from ${sql.table(table)} where owner_id = ${ownerId}
  `.execute(db)
  let { count: left, last } = ends[0] ?? { count: 0, last: null }
  let isAfter = sql`true`
  while (left > 0) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)}
      where owner_id = ${ownerId} and ${isAfter} and ${place} <= ${placeOf(last)}
      order by ${order}, id limit ${IDS_AT_ONCE}
    `.execute(db)
    const ids = rows.map(({ id }) => id)
    const end = ids.at(-1)
    // The last of this page or of all, or one between them.
    if (end === undefined) throw new Error(DELETED)
    yield ids
    left -= ids.length
    isAfter = sql`${place} > ${placeOf(end)}`
  }
}

/** What reading ends with when something was deleted meanwhile: nobody is to take a part for all. */
export const DELETED = 'deleted while it was read'
