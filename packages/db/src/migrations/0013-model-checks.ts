import { sql, type Kysely } from 'kysely'

/** Tests of the AI service that the operator asks for and a worker does. */
export async function addModelChecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_checks (
      id uuid primary key default gen_random_uuid(),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      -- How often a worker has taken it: who has it writes with this number.
      tries integer not null default 0,
      findings jsonb not null default '[]',
      -- Whether jobs will work; null until it is done.
      works boolean,
      -- The last sign of life of the worker that does it.
      seen_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null default clock_timestamp()
    );
    -- One at a time is under way.
    create unique index model_checks_one on model_checks ((true)) where state in ('waiting', 'running');
  `.execute(db)
}
