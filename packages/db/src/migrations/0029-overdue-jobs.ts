import { sql, type Kysely } from 'kysely'

/** The sweep takes those that have moved or been looked at longest ago, without sorting all that are dispatched. */
export async function indexOverdueJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index jobs_overdue on jobs (greatest(updated_at, swept_at)) where lane_place is not null;
  `.execute(db)
}
