import { sql, type Kysely } from 'kysely'

/** The news of a job tells that nothing was changed in its result. */
export async function tellOfUnchanged(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_job() returns trigger language plpgsql as $$
    begin
      perform pg_notify('tailorbird_job', jsonb_build_object('ownerId', new.owner_id, 'job',
        jsonb_strip_nulls(jsonb_build_object(
          'id', new.id, 'batchId', new.batch_id, 'rev', new.rev, 'status', new.status, 'progress', new.progress,
          'attempt', new.attempt, 'paused', new.paused, 'resumeId', new.resume_id,
          'error', case when new.error_code is not null then jsonb_build_object('code', new.error_code) end,
          'reused', nullif(new.reused, false),
          'unchanged', nullif((select revision = 1 and changes = '[]' from resumes where id = new.resume_id), false),
          'waitsUntil', to_char(new.waits_until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )) || case when new.resume_id is null then '{}' else jsonb_build_object('matchScore', (
          select (analysis_results ->> 'matchScore')::float8 from resumes where id = new.resume_id
        )) end
      )::text);
      return null;
    end $$;
  `.execute(db)
}
