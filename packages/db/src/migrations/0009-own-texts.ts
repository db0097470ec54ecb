import { sql, type Kysely } from 'kysely'

/** What people say of texts of their resumes, once for all jobs, and whether they want to be asked. Confirmed skills are some of it. */
export async function addOwnTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Two texts with one such key are the same to their person.
    create function text_key(text) returns text immutable strict parallel safe language sql
      return md5(lower(regexp_replace(btrim($1, E' \\t\\n'), '\\s+', ' ', 'g')));

    create table own_texts (
      id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references owners on delete cascade,
      kind text not null check (kind in ('wording', 'skill', 'fact', 'left', 'reopened')),
      text text not null,
      -- The original's line that it stands beside.
      line text not null default '',
      note text not null default '',
      -- The suggestion that it answers.
      offered text not null default '',
      -- False until all results that wait for this answer have it.
      settled boolean not null default true,
      created_at timestamptz not null default clock_timestamp()
    );
    create unique index own_texts_once on own_texts (owner_id, kind, text_key(line), text_key(text));
    create index own_texts_unsettled on own_texts (created_at) where not settled;

    insert into own_texts (id, owner_id, kind, text, created_at)
      select id, owner_id, 'skill', skill, created_at from confirmed_skills
      on conflict do nothing;
    drop table confirmed_skills;

    alter table owners add column wants_suggestions boolean not null default true;
  `.execute(db)
}
