import { sql, type Kysely } from 'kysely'

/** Postings that a person keeps, and the resume that they are scored against. */
export async function addPostings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table postings (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references owners on delete cascade,
      text text not null,
      text_hash text not null generated always as (md5(text)) stored,
      title text not null default '',
      company text not null default '',
      place text not null default '',
      link text not null default '',
      note text not null default '',
      state text not null default 'saved'
        check (state in ('saved', 'tailored', 'applied', 'interview', 'offer', 'closed')),
      -- On which day it came to each state.
      dates jsonb not null default '{}',
      reading jsonb,
      -- Musts that the resume does not show, and what copies are found by.
      lacks jsonb not null default '[]',
      print jsonb,
      -- No foreign key: copies of what is gone are grouped anew.
      copy_of uuid,
      -- What it was read with and beside; null until it is.
      read_for text,
      -- No foreign key: a job that is gone is none.
      job_id text,
      -- Of the sequence that jobs have, so that one number tells what a list has of both.
      rev bigint not null default nextval('job_rev'),
      created_at timestamptz not null default clock_timestamp()
    );
    create unique index postings_once on postings (owner_id, text_hash);
    create index postings_list on postings (owner_id, rev);
    create index postings_unread on postings (owner_id) where read_for is null;

    create table scored_resumes (
      owner_id uuid primary key references owners on delete cascade,
      original_content text not null,
      sections jsonb,
      file_name text not null default '',
      updated_at timestamptz not null default now()
    );
  `.execute(db)
}
