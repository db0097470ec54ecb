import { sql, type Kysely } from 'kysely'

/** Whether a person has changed a result by hand in a way that no other result takes over. */
export async function addOneOffEdits(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resumes add column has_one_off_edits boolean not null default false;
  `.execute(db)
}
