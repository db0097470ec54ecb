import { sql, type Kysely } from 'kysely'

/** How often an attempt was begun without an end that anybody saw: its worker may have died of it. */
export async function addSuspectJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column open_starts smallint not null default 0;
  `.execute(db)
}
