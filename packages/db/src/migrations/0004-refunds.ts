import { sql, type Kysely } from 'kysely'

/** A job whose PDF can't be made gives its settled generation back. */
export async function addRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table generation_entries drop constraint generation_entries_kind_check;
    alter table generation_entries add constraint generation_entries_kind_check
      check (kind in ('reserve', 'settle', 'release', 'refund'));

    with refunded as (
      insert into generation_entries (job_id, attempt, owner_id, kind)
      select entry.job_id, entry.attempt, entry.owner_id, 'refund' from generation_entries entry
      join jobs on jobs.id = entry.job_id
      where entry.kind = 'settle' and jobs.status = 'error'
      returning owner_id
    )
    update owners set used = used - refunds
    from (select owner_id, count(*)::int as refunds from refunded group by owner_id) counted
    where owners.id = counted.owner_id;
  `.execute(db)
}
