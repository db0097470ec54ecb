import { sql, type Kysely } from 'kysely'

/** Events say whether the totals have them: what is counted adds a row instead of waiting for one that all share. */
export async function addCountedEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Those that are there were counted with the transactions that wrote them.
    alter table analytics add column counted boolean not null default true;
    alter table analytics alter column counted set default false;
    create index analytics_fresh on analytics (event_type, id) where not counted;

    -- What is under way, by its last step: what the sweep and health checks look for.
    drop index jobs_dispatched;
    create index jobs_dispatched on jobs (updated_at, id) where lane_place is not null;
    create index jobs_held on jobs (waits_until) where waits_until is not null;
  `.execute(db)
}
