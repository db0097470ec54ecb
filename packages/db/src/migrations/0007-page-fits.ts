import { sql, type Kysely } from 'kysely'

/** A PDF may be fitted to a number of pages, and is kept beside the one that is not (0). */
export async function addPageFits(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pdfs
      add column fit smallint not null default 0,
      drop constraint pdfs_pkey,
      add primary key (resume_id, template, size, fit);
  `.execute(db)
}
