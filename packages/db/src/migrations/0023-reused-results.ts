import { sql, type Kysely } from 'kysely'

/** A result is found by what it was made from, so that the same is not made twice. */
export async function addReusedResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column anew boolean not null default false;
    alter table jobs add column reused boolean not null default false;
    -- A hash of all that it was made from; null where it may not be given again.
    alter table resumes add column made_from text;
    create index resumes_made_from on resumes (owner_id, made_from) where made_from is not null;
  `.execute(db)
}
