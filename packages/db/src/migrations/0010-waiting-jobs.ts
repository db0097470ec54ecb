import { sql, type Kysely } from 'kysely'

/** Until when a running job waits because the AI service asked for it; null is the usual: it does not. */
export async function addWaitingJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs add column waits_until timestamptz;
  `.execute(db)
}
