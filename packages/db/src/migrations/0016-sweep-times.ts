import { sql, type Kysely } from 'kysely'

/** Who sweeps, and when a job was last looked at. */
export async function addSweepTimes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leases (
      name text primary key,
      holder uuid not null,
      ends_at timestamptz not null
    );
    alter table jobs add column swept_at timestamptz;
  `.execute(db)
}
