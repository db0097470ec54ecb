import { sql, type Kysely } from 'kysely'

/** A posting that is tailored for again still knows the result that it has. */
export async function addEarlierJobsOfPostings(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The job that is not shown: an earlier one with a result, or one that failed or was taken off since. No foreign key.
    alter table postings add column other_job_id text;
    create index postings_job on postings (job_id) where job_id is not null;
    create index postings_other_job on postings (other_job_id) where other_job_id is not null;
  `.execute(db)
}
