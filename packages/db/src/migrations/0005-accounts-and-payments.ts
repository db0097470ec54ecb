import { sql, type Kysely } from 'kysely'

/**
 * Sign-in, payments, and a ledger that knows where each generation came from: the free ones of a
 * device, its network and its account, or a purchase.
 */
export async function addAccountsAndPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Once a device has signed in, what still arrives for it belongs to the user.
    alter table owners
      add column merged_into uuid references owners on delete cascade;
    create index owners_merged_into on owners (merged_into) where merged_into is not null;
    create index owners_last_used on owners (last_used_at) where kind = 'device';

    -- One account for an address, however its letters are written.
    alter table users drop constraint users_email_key;
    create unique index users_email on users (lower(email));

    -- Before sign-in a session holds only what signing in elsewhere needs.
    alter table user_sessions
      alter column user_id drop not null,
      add column data jsonb not null default '{}',
      add column user_agent text,
      add column last_seen_at timestamptz not null default now(),
      add column ends_at timestamptz not null default now() + interval '30 days';
    create index user_sessions_expiry on user_sessions (expires_at);

    -- Accounts elsewhere (OpenID Connect).
    create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    );
    create index identities_user on identities (user_id);

    create table password_resets (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
    create index password_resets_user on password_resets (user_id);

    -- Devices that have signed in to an account: others that guess its password don't lock them out.
    create table known_devices (
      user_id uuid not null references users on delete cascade,
      device_id uuid not null,
      seen_at timestamptz not null default now(),
      primary key (user_id, device_id)
    );

    -- What is counted against a limit in a window of time. It may be forgotten.
    create unlogged table hits (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    );
    create index hits_end on hits (ends_at);

    -- A payment outlives its owner's data, without naming anybody.
    alter table payments
      alter column owner_id drop not null,
      drop constraint payments_owner_id_fkey,
      add constraint payments_owner_id_fkey foreign key (owner_id) references owners on delete set null,
      drop constraint payments_user_id_fkey,
      add constraint payments_user_id_fkey foreign key (user_id) references users on delete set null,
      add column stripe_checkout_session_id text unique,
      add column refunded numeric(10, 2) not null default 0,
      -- All that the provider has said of it, in whatever order: status and refunded follow from it.
      add column facts jsonb not null default '{}',
      -- When the provider was last asked, by whoever reconciles.
      add column checked_at timestamptz,
      add column receipt_sent_at timestamptz;
    create index payments_open on payments (created_at) where payment_status in ('pending', 'processing');

    -- What a payment entitles to, once for each payment.
    create table entitlements (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null unique references payments on delete cascade,
      owner_id uuid references owners on delete set null,
      -- Null is unlimited.
      generations integer check (generations > 0),
      -- Taken back by a refund. What is used already stays used, so both together may be more than there are.
      frozen integer not null default 0 check (frozen >= 0 and frozen <= generations),
      -- False after a full refund and during a dispute: nothing can be taken from it.
      active boolean not null default true,
      used integer not null default 0 check (used >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      created_at timestamptz not null default now(),
      check (used + reserved <= generations)
    );
    create index entitlements_owner on entitlements (owner_id, created_at);

    -- Free generations by what they are counted for: 'device:…', 'user:…', 'network:…'.
    create table free_counts (
      key text primary key,
      used integer not null default 0 check (used >= 0),
      reserved integer not null default 0 check (reserved >= 0),
      updated_at timestamptz not null default now()
    );
    insert into free_counts (key, used)
      select 'device:' || id, used from owners where kind = 'device' and used > 0;

    -- Where a reservation was taken from; nothing where there is no limit.
    alter table generation_entries
      add column entitlement_id uuid references entitlements on delete set null,
      add column counted_in text[] not null default '{}',
      -- What was used stays used when its owner's data goes: nobody gets free ones anew by deleting.
      alter column owner_id drop not null,
      drop constraint generation_entries_owner_id_fkey,
      add constraint generation_entries_owner_id_fkey foreign key (owner_id) references owners on delete set null;
    alter table owners drop column granted;

    create index analytics_time on analytics (timestamp);
    -- When it was last downloaded, to the day: it can be made again.
    alter table pdfs add column used_at timestamptz not null default now();
    create index pdfs_used on pdfs (used_at);
  `.execute(db)
}
