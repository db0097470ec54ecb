import { sql } from 'kysely'
import type { Db } from './client.ts'

/**
 * Takes a lease, or keeps it: of several processes one has it. Who falls silent, frozen or dead, loses it
 * when its time is over, by the database's clock.
 * @param holder tells one process from another
 * @param seconds how long it lasts unless it is kept
 * @returns whether this process has it now
 */
export async function takeLease(
  db: Db,
  name: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into leases (name, holder, ends_at)
    values (${name}, ${holder}::uuid, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
    where leases.holder = excluded.holder or leases.ends_at < now()
    returning 1
  `.execute(db)
  return rows.length > 0
}
