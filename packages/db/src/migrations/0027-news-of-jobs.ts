import { sql, type Kysely } from 'kysely'

/** Each job that takes a new rev sends its news by itself, in the transaction that changes it. */
export async function addNewsOfJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a person reads about a failure is added where news are heard: sentences are no data.
    create function tell_job() returns trigger language plpgsql as $$
    begin
      perform pg_notify('tailorbird_job', jsonb_build_object('ownerId', new.owner_id, 'job',
        jsonb_strip_nulls(jsonb_build_object(
          'id', new.id, 'batchId', new.batch_id, 'rev', new.rev, 'status', new.status, 'progress', new.progress,
          'attempt', new.attempt, 'paused', new.paused, 'resumeId', new.resume_id,
          'error', case when new.error_code is not null then jsonb_build_object('code', new.error_code) end,
          'reused', nullif(new.reused, false),
          'waitsUntil', to_char(new.waits_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )) || case when new.resume_id is null then '{}' else jsonb_build_object('matchScore', (
          select (analysis_results ->> 'matchScore')::float8 from resumes where id = new.resume_id
        )) end
      )::text);
      return null;
    end $$;
    create trigger jobs_tell after insert or update of rev on jobs for each row execute function tell_job();
  `.execute(db)
}
