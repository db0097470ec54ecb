import { sql, type Kysely } from 'kysely'

/** Indexes that lists, health checks and upkeep use, so that none reads all rows of an owner or a table. */
export async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_owner_status on jobs (owner_id, status, position desc);
    drop index jobs_batch;
    create index jobs_batch on jobs (batch_id, position);

    -- What upkeep looks for.
    drop index payments_open;
    create index payments_open on payments (created_at) where payment_status in ('pending', 'failed', 'processing');
    create index payments_watched on payments (created_at) where payment_status in ('succeeded', 'disputed');
    create index jobs_ended on jobs (updated_at) where status in ('done', 'error');
    create index jobs_rendering on jobs (id) where lane_place is not null and progress >= 70;
    create index jobs_removed on jobs (updated_at) where status = 'removed';
    create index resumes_made on resumes (created_at);
    create index posting_readings_made on posting_readings (created_at);
    create index free_counts_networks on free_counts (updated_at) where reserved = 0 and key like 'network:%';
    create index free_counts_devices on free_counts (updated_at) where reserved = 0 and key like 'device:%';
    create index generation_entries_unnamed on generation_entries (created_at)
      where owner_id is null and entitlement_id is null;
    create index user_sessions_end on user_sessions (ends_at);
    create index password_resets_expiry on password_resets (expires_at);
    create index known_devices_seen on known_devices (seen_at);
  `.execute(db)
}
