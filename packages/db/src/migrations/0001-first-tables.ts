import { sql, type Kysely } from 'kysely'

/** Tables of the specification's section 3, and what jobs, batches, devices and the ledger need. */
export async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence job_rev as bigint;

    create table owners (
      id uuid primary key,
      kind text not null check (kind in ('device', 'user')),
      used integer not null default 0 check (used >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      granted integer not null default 0 check (granted >= 0),
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    );

    create table users (
      id uuid primary key references owners on delete cascade,
      username text not null unique,
      email text not null unique,
      password text not null,
      resumes_generated integer not null default 0,
      plan_id text not null default 'free',
      plan_expires_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table user_sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      session_token text not null unique,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index user_sessions_user on user_sessions (user_id);

    create table payments (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references users on delete cascade,
      owner_id uuid not null references owners on delete cascade,
      plan_id text not null,
      amount numeric(10, 2) not null,
      currency text not null default 'usd',
      payment_method text not null,
      payment_status text not null default 'pending',
      stripe_payment_intent_id text unique,
      bitcoin_address text,
      bitcoin_tx_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index payments_owner on payments (owner_id);

    create table resumes (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references owners on delete cascade,
      original_content text not null,
      job_title text not null,
      company_name text not null,
      job_description text not null,
      tailored_content text,
      analysis_results jsonb,
      created_at timestamptz not null default now()
    );
    create index resumes_owner on resumes (owner_id, created_at desc);

    create table analytics (
      id bigint primary key generated always as identity,
      event_type text not null,
      ip_address text,
      user_agent text,
      timestamp timestamptz not null default now()
    );

    create table batches (
      id uuid primary key,
      owner_id uuid not null references owners on delete cascade,
      mode text not null check (mode in ('single', 'batch', 'queue')),
      original_content text not null,
      file_name text,
      created_at timestamptz not null default now()
    );
    create index batches_owner on batches (owner_id, created_at desc);

    create table jobs (
      id text primary key,
      batch_id uuid not null references batches on delete cascade,
      owner_id uuid not null references owners on delete cascade,
      mode text not null check (mode in ('single', 'batch', 'queue')),
      position bigint generated always as identity,
      job_description text not null,
      title text not null,
      company text not null,
      status text not null default 'queued'
        check (status in ('queued', 'processing', 'done', 'error', 'removed')),
      progress smallint not null default 0 check (progress between 0 and 100),
      attempt integer not null default 1,
      lane_place smallint,
      dispatched_at timestamptz,
      resume_id uuid references resumes on delete set null,
      error_code text,
      rev bigint not null default nextval('job_rev'),
      request_id text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (lane_place is null or status in ('queued', 'processing'))
    );
    -- One job a place: two dispatchers that race can't both fill it.
    create unique index jobs_lane_place on jobs (owner_id, mode, lane_place) where lane_place is not null;
    create index jobs_waiting on jobs (owner_id, mode, position) where status = 'queued' and lane_place is null;
    create index jobs_dispatched on jobs (dispatched_at) where lane_place is not null;
    create index jobs_owner_rev on jobs (owner_id, rev);
    create index jobs_owner_position on jobs (owner_id, position desc);
    create index jobs_batch on jobs (batch_id);
    create index jobs_resume on jobs (resume_id);

    create table generation_entries (
      job_id text not null,
      attempt integer not null,
      owner_id uuid not null references owners on delete cascade,
      kind text not null check (kind in ('reserve', 'settle', 'release')),
      created_at timestamptz not null default now(),
      primary key (job_id, attempt, kind)
    );
    -- A reservation ends once: settled or released.
    create unique index generation_entries_end on generation_entries (job_id, attempt)
      where kind in ('settle', 'release');
    create index generation_entries_owner on generation_entries (owner_id);

    create table pdfs (
      resume_id uuid not null references resumes on delete cascade,
      template text not null,
      size text not null,
      bytes bytea not null,
      created_at timestamptz not null default now(),
      primary key (resume_id, template, size)
    );
  `.execute(db)
}
