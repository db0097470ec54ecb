import { sql, type Kysely } from 'kysely'

/** What the headings of a submitted text open, where the person put right how it was read; null is as we read it. */
export async function addSections(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table batches add column sections jsonb;
  `.execute(db)
}
