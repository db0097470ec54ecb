import { sql, type Kysely } from 'kysely'

/**
 * A result is a document: its markdown is written from it. Results from before have none; they are read from
 * their markdown whenever they are needed, and get one with their next edit.
 */
export async function addDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resumes
      add column document jsonb,
      add column source_document jsonb;
  `.execute(db)
}
