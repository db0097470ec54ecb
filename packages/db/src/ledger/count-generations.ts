import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** What each generation adds to the counts of where it came from. */
export interface Step {
  reserved: number
  used: number
}

/** Tables that count generations: what each counter is found by, and what changes along with it. */
const TABLES = {
  entitlements: { key: sql.ref('entitlements.id'), type: sql`uuid[]`, also: sql`` },
  free_counts: {
    key: sql.ref('free_counts.key'),
    type: sql`text[]`,
    also: sql`updated_at = now(),`,
  },
}

/**
 * Counts generations of purchases, or free ones.
 * @param keys of the table's rows: one for each generation
 */
export async function countGenerations(
  db: Db,
  table: keyof typeof TABLES,
  keys: string[],
  step: Step,
): Promise<void> {
  if (keys.length === 0) return
  const counter = sql.table(table)
  const { key, type, also } = TABLES[table]
  await sql`
    with counted as (
      select wanted, count(*)::int as entries from unnest(${keys}::${type}) wanted group by wanted
    ), locked as (
      select wanted, entries from ${counter} join counted on ${key} = wanted
      order by wanted for no key update of ${counter}
    )
    update ${counter} set ${also}
      reserved = reserved + ${step.reserved}::int * entries,
      used = used + ${step.used}::int * entries
    from locked where ${key} = wanted
  `.execute(db)
}
