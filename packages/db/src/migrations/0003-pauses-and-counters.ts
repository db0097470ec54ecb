import { sql, type Kysely } from 'kysely'

/** Batches that can be paused, and counters that no query has to count rows for. */
export async function addPausesAndCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table batches add column paused boolean not null default false;
    alter table jobs add column paused boolean not null default false;
    drop index jobs_waiting;
    create index jobs_waiting on jobs (owner_id, mode, position)
      where status = 'queued' and lane_place is null and not paused;

    -- Which devices came on which day. Only today's matter: older ones go when a new one comes.
    create table visits (
      day date not null,
      device_id uuid not null,
      primary key (day, device_id)
    );

    create table counters (
      name text primary key,
      value bigint not null default 0
    );
    insert into counters (name, value) values
      ('visitors', 0),
      ('resumes', (select count(*) from resumes where tailored_content is not null));
  `.execute(db)
}
