import { sql, type Kysely } from 'kysely'

/** How a result was looked at last, and batches of one owner a page at a time. */
export async function addLooksAndBatchPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Template, size and fit of the PDF that was asked for last; null where none but the job's own was.
    alter table resumes add column look jsonb;
    -- A job that came alone, or was queued alone, has a batch of its own, which no list shows.
    alter table batches add column listed boolean not null default false;
    update batches set listed = true
      where mode = 'batch' or (mode = 'queue' and (select count(*) from jobs where batch_id = batches.id) > 1);
    create index batches_page on batches (owner_id, created_at, id) where listed;
  `.execute(db)
}
