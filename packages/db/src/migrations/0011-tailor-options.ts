import { sql, type Kysely } from 'kysely'

/** How a person wants a submitted text to be written; null is as by default. */
export async function addTailorOptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table batches add column options jsonb;
  `.execute(db)
}
